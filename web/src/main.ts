import "./parts/palette.css";
import "./parts/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { choices } from "./state/choices.svelte";
import { words } from "./state/words.svelte";

document.documentElement.dataset.theme = choices.dark ? "dark" : "light";
await words.speak(choices.language);
mount(App, { target: document.body });
