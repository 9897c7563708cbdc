import "./components/palette.css";
import "./components/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { localization } from "./i18n/localization.svelte";
import { preferences } from "./state/preferences.svelte";

document.documentElement.dataset.theme = preferences.dark ? "dark" : "light";
await localization.load(preferences.language);
mount(App, { target: document.body });
