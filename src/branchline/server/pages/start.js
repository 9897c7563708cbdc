// Until the server is ready, say how far it is.
const words = {
  en: { ready: "Ready.", wait: "Compiling the rules, once for this machine: this takes a minute or two.", trouble: "Something is in the way; the server's log says more. It is tried again." },
  pl: { ready: "Gotowe.", wait: "Kompilowanie zasad, raz na ten komputer: potrwa to minutę lub dwie.", trouble: "Coś stoi na przeszkodzie; więcej mówi dziennik serwera. Próba zostanie ponowiona." },
  ro: { ready: "Gata.", wait: "Se compilează regulile, o singură dată pe acest calculator: durează un minut sau două.", trouble: "Ceva stă în cale; jurnalul serverului spune mai multe. Se încearcă din nou." },
};
const language = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in words) ?? "en";
document.documentElement.lang = language;
const state = document.querySelector("#state");
const bar = document.querySelector("#bar");

async function ask() {
  let found = { ready: false };
  try {
    found = await (await fetch("/api/ready")).json();
  } catch {
    // the server is starting
  }
  state.textContent = words[language][found.ready ? "ready" : found.trouble ? "trouble" : "wait"];
  bar.hidden = found.ready;
  if (found.total) {
    bar.max = found.total;
    bar.value = found.done;
  } else {
    bar.removeAttribute("value");
  }
  if (!found.ready) setTimeout(ask, 500);
}
ask();
