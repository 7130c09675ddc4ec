import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox, findProgram, isEngineInstalled } from '../../scripts/browser/engines.mjs'
import { installedBrowser } from '../../scripts/browser/installed.mjs'
import { overHttp, overMarionette, type Send } from './webdriver'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** A browser that runs: commands reach it by `send`, `output` is what it and its driver have printed. */
export type Running = {
  engine: EngineName
  send: Send
  output: () => string
  print: (paper: Paper) => Promise<Buffer>
  end: () => Promise<void>
}

/** In centimetres, and by its name in GTK. */
const PAPERS = {
  A4: { width: 21, height: 29.7, name: 'iso_a4' },
  Letter: { width: 21.59, height: 27.94, name: 'na_letter' },
}
export type Paper = keyof typeof PAPERS

type Size = { width: number; height: number }
type Start = (folder: string, size: Size) => Promise<Pick<Running, 'send'> & { processes: ChildProcess[] }>

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a program whose lines go to the log of its folder. */
function start(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a')
  return spawn(command, args, {
    stdio: ['ignore', log, log],
    // A group of its own, so that what a driver starts ends with it.
    detached: true,
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, ...env },
  })
}

const NOT_YET = new Error('not yet')

/** Tries again until a program that was just started answers. */
async function untilReady<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isStarting = error === NOT_YET || /ECONNREFUSED|fetch failed/.test(String(error))
      if (!isStarting || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

const startChromium: Start = async (folder, { width, height }) => {
  const port = await freePort()
  const binary = installedBrowser()!
  const driver = start(folder, findProgram('chromedriver')!, [`--port=${port}`])
  const send = await untilReady(() =>
    overHttp(`http://127.0.0.1:${port}`, {
      browserName: binary.includes('headless-shell') ? 'chrome-headless-shell' : 'chrome',
      unhandledPromptBehavior: 'ignore',
      // A navigation is waited for until it is committed; with the default no command is answered while scripts are held.
      pageLoadStrategy: 'none',
      'goog:loggingPrefs': { browser: 'ALL' },
      'goog:chromeOptions': {
        binary,
        args: [
          '--headless',
          '--no-sandbox',
          '--disable-gpu',
          `--window-size=${width},${height}`,
          `--user-data-dir=${folder}/profile`,
        ],
      },
    }),
  )
  return { send, processes: [driver] }
}

const FIREFOX_PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  'intl.accept_languages': 'en-GB',
}

const startFirefox: Start = async (folder, { width, height }) => {
  const port = await freePort()
  const preferences = { ...FIREFOX_PREFERENCES, 'marionette.port': port }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', folder]
  const browser = start(folder, findFirefox()!, args)
  const send = await untilReady(() => overMarionette(port, { unhandledPromptBehavior: 'ignore' }))
  // A window of Firefox is at least 450 px wide, a page in it is not.
  await send('setContext', { value: 'chrome' })
  await send('execute', {
    script: `const { style } = gBrowser.selectedBrowser
      style.maxWidth = style.minWidth = '${width}px'
      style.maxHeight = style.minHeight = '${height}px'`,
    args: [],
  })
  await send('setContext', { value: 'content' })
  return { send, processes: [browser] }
}

const startWebKit: Start = async (folder, { width, height }) => {
  const port = await freePort()
  const display = await startDisplay(folder)
  const driver = start(folder, findProgram('WebKitWebDriver')!, [`--port=${port}`], {
    DISPLAY: display.name,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    GDK_BACKEND: 'x11',
  })
  const binary = new URL('webkit-view.py', import.meta.url).pathname
  const send = await untilReady(() =>
    overHttp(`http://127.0.0.1:${port}`, {
      unhandledPromptBehavior: 'ignore',
      'webkitgtk:browserOptions': { binary, args: [String(width), String(height), folder] },
    }),
  )
  return { send, processes: [driver, display.process] }
}

/** A screen in memory; the server chooses its number and writes it down. */
async function startDisplay(folder: string) {
  const process = start(folder, '/bin/sh', [
    '-c',
    `exec Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>${folder}/display`,
  ])
  const number = await untilReady(async () => {
    const text = existsSync(`${folder}/display`) ? readFileSync(`${folder}/display`, 'utf8') : ''
    if (!text.endsWith('\n')) throw NOT_YET
    return text.trim()
  })
  return { process, name: `:${number}` }
}

const START: Record<EngineName, Start> = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

const wanted = process.env.ENGINES?.split(',')

export const ENGINE_NAMES = (Object.keys(START) as EngineName[]).filter((name) => wanted?.includes(name) ?? true)

export const isInstalled = (name: EngineName) => isEngineInstalled[name]()

async function print(engine: EngineName, send: Send, folder: string, paper: Paper): Promise<Buffer> {
  const { name, ...page } = PAPERS[paper]
  if (engine !== 'webkit') {
    return Buffer.from((await send('print', { page, shrinkToFit: false })) as string, 'base64')
  }
  // WebKitWebDriver cannot print, its view can (`webkit-view.py`).
  await send('execute', { script: 'webkit.messageHandlers.print.postMessage(arguments[0])', args: [name] })
  const file = join(folder, 'print.pdf')
  await untilReady(async () => {
    if (!existsSync(file)) throw NOT_YET
  })
  const pdf = readFileSync(file)
  rmSync(file)
  return pdf
}

/** Starts an engine with an empty profile. */
export async function launch(engine: EngineName, size: Size): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), `${engine}-`))
  const { send, processes } = await START[engine](folder, size)
  const kill = () => {
    for (const { pid } of processes) {
      try {
        process.kill(-pid!, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
  }
  process.once('exit', kill)
  await send('setTimeouts', { pageLoad: 30_000, script: 30_000 })
  return {
    engine,
    send,
    output: () => readFileSync(join(folder, 'log'), 'utf8'),
    print: (paper) => print(engine, send, folder, paper),
    async end() {
      await send('end').catch(() => {})
      kill()
      process.off('exit', kill)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
