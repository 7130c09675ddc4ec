import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

// The shell has the same engine without the windows, menus and pages of a desktop browser: a third of the cost of a new context.
const SHELL = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const onPath = (commands) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => commands.map((command) => join(folder, command)))
const firstOf = (paths) => paths.find((path) => existsSync(path)) ?? null

/** The path of the browser named by CHROMIUM_PATH or of the headless shell on this machine, or null. */
export const installedShell = () => process.env.CHROMIUM_PATH ?? firstOf(onPath([SHELL]))

/** The path of a Chromium that is on this machine: a headless shell, Playwright's, a system one; or null. */
export const installedBrowser = () =>
  installedShell() ?? firstOf([chromium.executablePath(), ...onPath(COMMANDS), ...MACOS_APPLICATIONS])
