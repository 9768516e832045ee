/** Whether the whole table fits beside the players, or goes under one another as on a phone. */
const query = matchMedia("(min-width: 1100px) and (min-height: 600px)");

export const wide = $state({ is: query.matches });

function apply(): void {
  wide.is = query.matches;
  document.documentElement.classList.toggle("wide", query.matches);
}

query.addEventListener("change", apply);
apply();
