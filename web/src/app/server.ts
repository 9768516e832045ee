/** A table that the server keeps: plain requests, and a WebSocket that tells of changes. */
import { api, liveAddress } from "./api";
import type { Change, Connection, Listener, Wire } from "./connection";
import { patched } from "./patches";
import type { LiveMessage, Seat, State } from "./types";

/** The server closes with these where the table is not there or not to be seen. */
const REFUSED = [4403, 4404];

/** A server that stops says in how many seconds to come back, so that not everybody comes at once. */
const BACK_IN = /^back-in ([0-9.]+)$/;

const told = new Map<string, Promise<unknown>>();

/** What is printed on the pieces of a game, asked for once. */
export function printed(game: string): Promise<unknown> {
  const known = told.get(game) ?? api.printed(game);
  told.set(game, known);
  // Whoever wants it next asks again.
  known.catch(() => told.delete(game));
  return known;
}

export function serverTable(id: string): Connection {
  return {
    table: () => api.table(id),
    printed: (game) => (game === null ? api.printedAt(id) : printed(game)),
    state: (seat, since) => api.state(id, seat, since),
    lines: (seat) => api.lines(id, seat),
    position: (seat) => api.position(id, seat),
    words: (seat) => api.words(id, seat),
    ahead: (seat, action) => api.ahead(id, seat, action),
    leads: (seat, action) => api.leads(id, seat, action),
    knowledge: (seat) => api.knowledge(id, seat),
    boards: (n, seat) => api.boards(id, n, seat),
    at: (n, seat) => api.at(id, n, seat),
    send: (change, leaving) => send(id, change, leaving),
    listen: (seat, since, listener) => listen(id, seat, since, listener),
  };
}

function send(id: string, { kind, ...body }: Change, leaving = false): Promise<State> {
  if (kind === "draw") return api.draw(id, body);
  if (kind === "undo") return api.undo(id, body);
  if (kind === "restart") return api.restart(id, body);
  return api.act(id, body as typeof body & { action: string }, leaving);
}

function listen(id: string, seat: Seat | null, since: number, listener: Listener): Wire {
  const socket = new WebSocket(liveAddress(id, seat, since));
  let closed = false;
  /** The state as it was told here: the next message says what changed in it. */
  let state: State | null = null;
  const hear = (message: LiveMessage): void => {
    if (message.type === "state") {
      state = message;
      listener.changed(state, message.events);
    } else if (message.type === "update" && message.since === state?.seq) {
      state = patched(state, message.state) as State;
      listener.changed(state, message.events, message.lines);
    } else if (message.type === "update") {
      socket.send(JSON.stringify({ type: "state" }));
    } else if (message.type === "table") {
      if (state) state = { ...state, table: message.table };
      listener.seated(message.table);
    } else if (message.type === "said") {
      listener.said(message.seat, message.phrase);
    }
  };
  socket.onopen = () => {
    if (!closed) listener.opened();
  };
  socket.onmessage = ({ data }) => {
    if (!closed) hear(JSON.parse(String(data)) as LiveMessage);
  };
  socket.onclose = ({ code, reason }) => {
    if (!closed) listener.lost(REFUSED.includes(code), 1000 * Number(BACK_IN.exec(reason)?.[1] ?? 0));
  };
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    close() {
      closed = true;
      socket.close();
    },
  };
}
