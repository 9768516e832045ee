/** Several browsers at one table. */
import assert from "node:assert/strict";
import {
  ask,
  CARD,
  choose,
  COMMIT,
  dice,
  enter,
  idOf,
  LIT,
  PHONE,
  play,
  playBlindly,
  readLog,
  ready,
  sitDown,
  skipRecap,
  stamp,
} from "../helpers.mjs";
import { inBrowser } from "./site.mjs";

/** Everything that reaches a page from now on, each piece with the moment when it came. */
function listen(page, clock) {
  const heard = [];
  const piece = (text) => heard[heard.push({ at: clock.now++, headers: "", text }) - 1];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => piece(String(payload))));
  page.on("response", async (response) => {
    const one = piece("");
    one.headers = JSON.stringify(response.headers());
    one.text = await response.text().catch(() => "");
  });
  return heard;
}

/** The state in a piece, if there is one. */
function stateIn({ text }) {
  const message = text.startsWith("{") ? JSON.parse(text) : {};
  return message.state ?? message;
}

const quoted = (cards) => cards.map((card) => `"${card}"`).join(",");

/** The hands and plans that a seat's own browser was shown, each with its moment and the number of the state. */
function secretsOf(heard, seat) {
  const found = [];
  for (const piece of heard) {
    const { view, seq } = stateIn(piece);
    if (view?.seat !== seat || view.over) continue;
    const { hand, plan } = view.you;
    const cards = [...(hand.length > 2 ? [quoted(hand)] : []), ...(hand.length ? [`"hand":[${quoted(hand)}`] : [])];
    // A plan is hidden from the moment it is laid until all are turned over.
    const hidden = plan && !view.players[seat].top;
    const laid = hidden ? [`"plan":[${quoted(plan)}`, `"top":"${plan[0]}","bottom":"${plan[1]}"`] : [];
    found.push({ at: piece.at, seq, cards, laid });
  }
  return found;
}

/**
 * What of somebody's secrets was heard elsewhere. What is hidden in a later view of the owner was hidden before: a
 * state is held against the owner's view of the same number or the next one, anything else, such as the log, against
 * the next view that came. What the listener had or laid itself is no leak.
 */
function leaks(heard, secrets, own = []) {
  const mine = new Set(own.flatMap(({ cards, laid }) => [...cards, ...laid]));
  const found = [];
  for (const piece of heard) {
    const { seq } = stateIn(piece);
    const later =
      seq === undefined ? secrets.find((s) => s.at > piece.at) : nearest(secrets.filter((s) => s.seq >= seq));
    const parts = later ? [...later.cards, ...(seq === undefined ? [] : later.laid)] : [];
    found.push(
      ...parts.filter((part) => !mine.has(part) && (piece.text.includes(part) || piece.headers.includes(part))),
    );
  }
  return found;
}

const nearest = (secrets) => secrets.reduce((best, s) => (!best || s.seq < best.seq ? s : best), undefined);

inBrowser(
  "two browsers play each other while one looks on, and nothing hidden reaches the wrong one",
  async (visit) => {
    const clock = { now: 0 };
    const ana = await visit();
    const heard = { ana: listen(ana, clock) };
    await enter(ana, "way", "friends");
    await ana.getByLabel(ana.t("your-name")).fill("Ana");
    await ana.getByRole("button", { name: ana.t("make-table") }).click();
    await ana.getByRole("heading", { name: ana.t("waiting-title") }).waitFor();
    const link = await ana.getByLabel(ana.t("link-for-friends")).inputValue();

    const bo = await visit("/rules");
    heard.bo = listen(bo, clock);
    await bo.goto(link);
    await bo.getByLabel(bo.t("your-name")).fill("Bo");
    await bo.getByRole("button", { name: bo.t("join") }).click();
    await Promise.all([ready(ana), ready(bo)]);

    const eye = await visit("/rules");
    heard.eye = listen(eye, clock);
    await eye.goto(link);
    await eye.getByText(eye.t("watching")).first().waitFor();
    const first = await stamp(eye);

    await Promise.all([play(ana, dice(21)), play(bo, dice(22))]);
    for (const page of [ana, bo, eye]) await page.getByRole("heading", { name: page.t("xian-finish") }).waitFor();
    assert.notEqual(first, null);

    const secrets = { ana: secretsOf(heard.ana, 0), bo: secretsOf(heard.bo, 1) };
    for (const name of ["ana", "bo"]) {
      // A hand is told when it changes.
      assert.ok(secrets[name].length > 30, `${name} was shown ${secrets[name].length} hands`);
      assert.ok(secrets[name].filter(({ laid }) => laid.length).length > 2, `${name} laid no plan in secret`);
    }
    assert.deepEqual(leaks(heard.ana, secrets.bo, secrets.ana), []);
    assert.deepEqual(leaks(heard.bo, secrets.ana, secrets.bo), []);
    assert.deepEqual(leaks(heard.eye, secrets.ana), []);
    assert.deepEqual(leaks(heard.eye, secrets.bo), []);
    assert.ok(heard.eye.length > 60, `the spectator heard ${heard.eye.length} things`);

    // The search finds what is there: all that Bo may know, and one hand put among what Ana heard.
    assert.ok(leaks(heard.bo, secrets.bo).length > 60);
    const toldAna = (seq) => heard.ana.find((piece) => stateIn(piece).seq === seq && piece.text.includes('"view":{'));
    const { seq, cards } = secrets.bo.findLast((secret) => secret.cards.length === 2 && toldAna(secret.seq));
    const told = toldAna(seq);
    const planted = told.text.replace('"view":{', `"view":{"hand":[${cards[0]}],`);
    assert.notEqual(planted, told.text);
    assert.ok(leaks([{ ...told, text: planted }], secrets.bo, secrets.ana).length > 0);
  },
);

inBrowser("a spectator sees the moves of others and can do nothing", async (visit) => {
  const page = await visit();
  const id = await sitDown(page);
  const eye = await visit(`/t/${id}`);
  await eye.getByText(eye.t("watching")).first().waitFor();
  const before = Number(await stamp(eye));
  await play(page, dice(8), { choices: 8 });
  await eye.waitForFunction(
    (seq) => Number(document.querySelector("[data-seq]").getAttribute("data-seq")) >= seq,
    before + 8,
  );
  assert.equal(await eye.locator(`${CARD}, ${LIT}, ${COMMIT}, [data-card]`).count(), 0);
});

inBrowser(
  "on a phone the prompt tells what others did, the log opens at its end, and cards are drawn",
  async (visit) => {
    const page = await visit();
    const id = await sitDown(page);
    const eye = await visit(`/t/${id}`, { ...PHONE, locale: "de-DE" });
    await play(page, dice(8), { choices: 12 });
    await ready(page);
    const done = (await readLog(page, id)).at(-1).n;
    await eye.waitForFunction(
      (seq) => document.querySelector("[data-seq]")?.getAttribute("data-seq") === seq,
      await stamp(page),
    );
    await eye.locator(".prompt .what").waitFor();
    const told = await eye.locator(".prompt .what").innerText();
    await eye.keyboard.press("l");
    const lines = eye.getByRole("dialog", { name: eye.t("log") }).getByRole("listitem");
    await lines.nth(1).waitFor();
    const texts = await lines.allInnerTexts();
    assert.ok(texts.length > 8, `${texts.length} lines after ${done} moves`);
    const plain = (text) => text.replace(/\s+/g, "");
    assert.equal(plain(texts.at(-1)), plain(told));
    const { y, height } = await lines.last().boundingBox();
    assert.ok(y > 0 && y + height <= PHONE.viewport.height, `the last line is at ${y}`);
    const pair = "(Gelb|Rot|Grün|Blau) [1-6] über (Gelb|Rot|Grün|Blau) [1-6]";
    const name = new RegExp(`^Aufgedeckt, in Spielreihenfolge: (Ana|Li Si) ${pair} ?, (Ana|Li Si) ${pair} ?$`);
    const shown = lines.getByRole("button", { name });
    assert.ok((await shown.count()) >= 1);
    assert.equal(await shown.locator("svg .xt").count(), 4 * (await shown.count()));
  },
);

inBrowser("an open table is joined from the lobby", async (visit) => {
  const ana = await visit();
  await enter(ana, "way", "friends");
  await ana.getByLabel(ana.t("your-name")).fill("Ana of the lobby");
  await ana.getByLabel(ana.t("list-in-lobby")).check();
  await ana.getByRole("button", { name: ana.t("make-table") }).click();
  await ana.getByRole("heading", { name: ana.t("waiting-title") }).waitFor();
  const bo = await visit();
  await bo.getByRole("link", { name: /Ana of the lobby/ }).click();
  await bo.getByRole("button", { name: bo.t("join") }).click();
  await Promise.all([ready(ana), ready(bo)]);
  assert.equal(idOf(ana), idOf(bo));
  // A full table is no longer offered, and stands among the own ones.
  await bo.goto("/");
  const mine = bo.getByRole("link", { name: /Ana of the lobby/ });
  await mine.getByText(bo.t("your-move")).waitFor();
  assert.equal(await mine.count(), 1);
  const eye = await visit();
  await eye.getByRole("button", { name: eye.t("play-now"), disabled: false }).waitFor();
  assert.equal(await eye.getByRole("heading", { name: eye.t("start-go-on") }).count(), 0);
  assert.equal(await eye.getByRole("link", { name: /Ana of the lobby/ }).count(), 0);
});

inBrowser("bots of a chosen strength take the seats that stay open, each with a name of its own", async (visit) => {
  const page = await visit();
  const id = await sitDown(page, { seats: [{ kind: "open" }, { kind: "open" }] });
  await page.getByRole("radio", { name: page.t("bot-minister") }).check({ force: true });
  await page.getByRole("button", { name: page.t("start-anyway") }).click();
  assert.equal(await ready(page), "choose");
  const { seats } = await ask(page, "GET", `/tables/${id}`);
  assert.deepEqual(
    seats.map(({ bot }) => bot),
    [null, "minister", "minister"],
  );
  assert.equal(new Set(seats.map(({ name }) => name)).size, 3);
  // Their strength stands beside their names, and more about it in a card.
  const panel = page.getByRole("region", { name: seats[2].name });
  await panel.getByText(page.t("bot-minister")).hover();
  await page.getByRole("tooltip").getByText(page.t("bot-minister-character")).waitFor();
});

/** Two browsers at a table of two. */
async function pair(visit) {
  const ana = await visit();
  const id = await sitDown(ana, { seats: [{ kind: "open" }], seed: 4 });
  const bo = await visit("/rules");
  await ask(bo, "POST", `/tables/${id}/join`, { name: "Bo" });
  await bo.goto(`/t/${id}`);
  await Promise.all([ready(ana), ready(bo)]);
  return { id, ana, bo };
}

inBrowser("a seat left empty for long is given to a bot and taken over again", async (visit, browser, server) => {
  const { id, ana, bo } = await pair(visit);
  const seats = ana.getByRole("button", { name: ana.t("seats") });
  const give = ana.getByRole("button", { name: ana.t("give-to-bot") });
  // Not offered as long as it would be refused: while Bo is here, and for ten minutes.
  await seats.click();
  await ana.getByRole("dialog").getByText(ana.t("here"), { exact: true }).waitFor();
  assert.equal(await give.count(), 0);
  await bo.goto("/rules");
  await ana.getByRole("dialog").getByText(ana.t("away")).waitFor();
  assert.equal(await give.count(), 0);
  await ana.getByRole("button", { name: ana.t("close") }).click();
  server.turn(11 * 60);
  await seats.click();
  await give.waitFor();
  await ana.getByRole("radio", { name: ana.t("bot-apprentice") }).check({ force: true });
  await give.click();
  await give.waitFor({ state: "detached" });
  assert.equal((await ask(ana, "GET", `/tables/${id}`)).seats[1].bot, "apprentice");
  await ana.getByRole("button", { name: ana.t("close") }).click();
  await play(ana, dice(6), { choices: 6 });
  const byBot = (await readLog(ana, id)).filter((entry) => entry.seat === 1).length;
  assert.ok(byBot >= 2, `${byBot} moves of the bot`);

  await skipRecap(bo);
  await bo.goto(`/t/${id}`);
  // A bar says who plays here, and nothing can be chosen or taken back.
  await bo.getByText(bo.t("bot-plays-for-you", { bot: bo.t("bot-apprentice") })).waitFor();
  assert.equal(await bo.locator(`${CARD}, ${LIT}, ${COMMIT}`).count(), 0);
  assert.equal(await bo.getByRole("button", { name: bo.t("undo") }).count(), 0);
  const take = bo.getByRole("button", { name: bo.t("take-over") });
  await take.click();
  await take.waitFor({ state: "detached" });
  // Ana plays on until the table waits for Bo, who chooses.
  const [state] = await Promise.all([ready(bo), waitForOther(ana)]);
  assert.equal(state, "choose");
  await choose(bo, dice(2));
});

/** Choose until it is the other's turn. */
async function waitForOther(page) {
  for (;;) {
    const { deciding } = await ask(page, "GET", `/tables/${idOf(page)}`);
    if (deciding.includes(1)) return;
    await ready(page);
    await choose(page, dice(2));
  }
}

inBrowser("a rematch takes both to the same new table", async (visit) => {
  const { id, ana, bo } = await pair(visit);
  await Promise.all([playBlindly(ana, id, Infinity, dice(1)), playBlindly(bo, id, Infinity, dice(2))]);
  await bo.getByRole("heading", { name: bo.t("xian-finish") }).waitFor();
  await ana.getByRole("button", { name: ana.t("rematch"), exact: true }).click();
  await bo.getByRole("link", { name: bo.t("rematch-go") }).click();
  await Promise.all([ready(ana), ready(bo)]);
  assert.notEqual(idOf(ana), id);
  assert.equal(idOf(ana), idOf(bo));
  await Promise.all([choose(ana, dice(1)), choose(bo, dice(1))]);
  // A page changes by the choice of the other one too, so one's own may still be on its way.
  let seats = [];
  for (let looks = 0; looks < 100 && seats.length < 2; looks++) {
    seats = (await readLog(ana, idOf(ana))).map((entry) => entry.seat).filter((seat) => seat !== null);
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.deepEqual(seats.sort(), [0, 1]);
});

for (const [what, options, settings] of [
  ["on a wide table", {}, {}],
  ["on a phone, in French", { ...PHONE, locale: "fr-FR" }, {}],
  ["in words, in German", { locale: "de-DE" }, { text: true }],
]) {
  inBrowser(`the position is copied as one's own seat knows it, ${what}`, async (visit) => {
    const page = await visit("/", options, settings);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const id = await sitDown(page, {});
    const { t } = page;
    await page.getByRole("button", { name: t("copy-position") }).click();
    await page.locator("[aria-live='polite']", { hasText: t("copied") }).waitFor({ state: "attached" });
    const { position } = await ask(page, "GET", `/tables/${id}/position?seat=0`);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), position);
    assert.match(position, /^xian t1 favour .*hand:[YRGB].*hand:\?/);
    // Where the server does not answer nothing is copied, and that is said too.
    page.excused = /Failed to load resource/;
    await page.route("**/position*", (route) => route.abort());
    await page.getByRole("button", { name: t("copy-position") }).click();
    await page.locator("[aria-live='polite']", { hasText: t("not-copied") }).waitFor({ state: "attached" });
  });
}

inBrowser("who has joined and waits for others sits at the table when it begins", async (visit) => {
  const ana = await visit();
  const id = await sitDown(ana, { seats: [{ kind: "open" }, { kind: "open" }], go: false });
  const join = async (name) => {
    const page = await visit(`/t/${id}`);
    await page.getByLabel(page.t("your-name")).fill(name);
    await page.getByRole("button", { name: page.t("join") }).click();
    return page;
  };
  const bo = await join("Bo");
  await bo.getByText(bo.t("copy-seat-hint")).waitFor();
  const cai = await join("Cai");
  await Promise.all([bo, cai].map((page) => page.locator(CARD).first().waitFor()));
  const { table } = await ask(ana, "GET", `/tables/${id}/state`);
  assert.deepEqual(
    table.seats.map(({ connected }) => connected),
    [false, true, true],
  );
});

inBrowser("a phrase is seen and read out by all at the table, not by who has muted its speaker", async (visit) => {
  const ana = await visit();
  const id = await sitDown(ana, { seats: [{ kind: "open" }], go: false });
  const bo = await visit(`/t/${id}`, { locale: "fr-FR" });
  await bo.getByLabel(bo.t("your-name")).fill("Bo");
  await bo.getByRole("button", { name: bo.t("join") }).click();
  await ana.goto(`/t/${id}`);
  const eye = await visit(`/t/${id}`, PHONE);
  await Promise.all([ready(ana), ready(bo), eye.getByText(eye.t("watching")).first().waitFor()]);
  assert.equal(await eye.getByRole("button", { name: eye.t("say") }).count(), 0, "who looks on says nothing");

  const bubble = (page) => page.locator(".bubble");
  const say = async (page, phrase) => {
    await page.getByRole("button", { name: page.t("say"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: page.t(phrase) })
      .click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  };
  await say(bo, "say-well-played");
  for (const page of [ana, bo, eye]) await bubble(page).getByText(page.t("say-well-played")).waitFor();
  for (const page of [ana, eye])
    assert.equal(
      await page.locator(".announce").first().textContent(),
      page.t("said", { name: "Bo", what: page.t("say-well-played") }),
    );
  // It lies at the panel of who says it, covers nothing for long, and is found in no log.
  const [panel, said] = await Promise.all([
    ana.locator("[data-anchor='player:1']").boundingBox(),
    bubble(ana).boundingBox(),
  ]);
  assert.ok(Math.abs(said.x + said.width - panel.x) < 20, "beside the panel");
  for (const page of [ana, bo, eye]) await bubble(page).waitFor({ state: "detached" });
  const lines = await ask(ana, "GET", `/tables/${id}/lines`);
  assert.doesNotMatch(JSON.stringify(lines), /well-played/);

  await ana.getByRole("button", { name: ana.t("say"), exact: true }).click();
  await ana.getByRole("button", { name: ana.t("say-mute", { name: "Bo" }) }).click();
  await ana.keyboard.press("Escape");
  await say(bo, "say-hello");
  await bubble(eye).getByText(eye.t("say-hello")).waitFor();
  await say(ana, "say-one-moment");
  await bubble(ana).getByText(ana.t("say-one-moment")).waitFor();
  assert.equal(await bubble(ana).count(), 1, "who is muted is not heard");
  await ana.reload();
  await ready(ana);
  await ana.getByRole("button", { name: ana.t("say"), exact: true }).click();
  await ana.getByRole("button", { name: ana.t("say-hear", { name: "Bo" }) }).waitFor();
});
