import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installedBrowser } from './installed.mjs'

/** The path of the first of these programs that is on this machine. */
export const findProgram = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

export const findFirefox = () => findProgram('firefox-esr', 'firefox')

/** Whether the view of WebKitGTK can be opened from Python. */
const hasWebKitView = () =>
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0

/** Whether an engine of `tests/browsers` is on this machine, with what drives it. */
export const isEngineInstalled = {
  chromium: () => Boolean(findProgram('chromedriver') && installedBrowser()),
  firefox: () => Boolean(findFirefox()),
  webkit: () => Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb')) && hasWebKitView(),
}
