import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

// The shell has the same engine without the windows, menus and pages of a desktop browser that nobody looks at here.
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const onPath = () =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => COMMANDS.map((command) => join(folder, command)))

/** The path of a Chromium that is on this machine: the one named by CHROMIUM_PATH, Playwright's, a system one; or null. */
export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [chromium.executablePath(), ...onPath(), ...MACOS_APPLICATIONS].find((path) => existsSync(path)) ?? null
}
