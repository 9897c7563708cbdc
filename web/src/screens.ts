/** The component of each screen. Code splitting: a screen is loaded when it is first shown. */
import type { Component } from "svelte";
import { localization } from "./i18n/localization.svelte";
import type { ScreenAddress, ScreenName } from "./state/router.svelte";
import { server } from "./state/server.svelte";

export type Screen = Component<{ address: ScreenAddress }>;

const SCREENS: Record<ScreenName, () => Promise<{ default: unknown }>> = {
  start: () => import("./start/StartScreen.svelte"),
  new: () => import("./start/NewTableScreen.svelte"),
  tables: () => import("./start/TableListScreen.svelte"),
  code: () => import("./start/CodeScreen.svelte"),
  me: () => import("./start/ProfileScreen.svelte"),
  moderation: () => import("./moderation/ModerationScreen.svelte"),
  "sign-in": () => import("./account/SignInScreen.svelte"),
  register: () => import("./account/RegisterScreen.svelte"),
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/ReplayScreen.svelte"),
  record: () => import("./replay/RecordScreen.svelte"),
  learn: () => localization.withLearning(import("./learn/LessonScreen.svelte")),
  rules: () => localization.withLearning(import("./learn/RulesScreen.svelte")),
  "rule-book": () => localization.withLearning(import("./learn/RuleBookScreen.svelte")),
  friends: () => import("./friends/FriendsScreen.svelte"),
  "friend-link": () => import("./friends/FriendLinkScreen.svelte"),
  match: () => import("./friends/MatchScreen.svelte"),
  player: () => import("./players/PlayerScreen.svelte"),
  history: () => import("./players/HistoryScreen.svelte"),
  leaderboard: () => import("./players/LeaderboardScreen.svelte"),
  statistics: () => import("./players/StatisticsScreen.svelte"),
  nowhere: () => import("./components/NotFoundScreen.svelte"),
};

/** Loads a screen. The cast is safe: a component without an `address` prop ignores it. */
export async function loadScreen({ name }: ScreenAddress): Promise<Screen> {
  try {
    return (await SCREENS[name]()).default as Screen;
  } catch (error) {
    void server.checkVersion(); // a server with a newer version no longer has the files of this one
    throw error;
  }
}
