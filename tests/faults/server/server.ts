import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { residentBytes } from './resident-bytes'

const root = new URL('../../..', import.meta.url).pathname

declare module 'vitest' {
  interface ProvidedContext {
    faults: { folder: string; members: { id: string; username: string; cookie: string }[]; firstPort: number }
  }
}

/** Every server has a name, a state and a port of its own, so that files of tests run beside each other. */
const NAMES = ['shared', 'crash', 'abort', 'freeze', 'deploy', 'stall', 'frames', 'logins'] as const

/** Where the server is that all tests share which leave it standing. */
export const sharedOrigin = () => `http://127.0.0.1:${inject('faults').firstPort}`

type Name = Exclude<(typeof NAMES)[number], 'shared'>

type Options = {
  /** A folder with another bundle of the site. */
  site?: string
  /** A module of tests/faults/server before the bundle. */
  entry?: string
  settings?: Record<string, string>
}

/** The deploy bundles on a disk, as processes that a test may kill and freeze. */
export class Server {
  readonly origin: string
  readonly #port: number
  readonly #state: string
  readonly #options: Options
  #child: ChildProcess | null = null
  #standby: { site: string | undefined; child: ChildProcess } | null = null
  #output = ''

  private constructor(name: Name, options: Options) {
    const { folder, firstPort } = inject('faults')
    this.#port = firstPort + NAMES.indexOf(name)
    this.#state = `${folder}/${name}`
    this.#options = options
    this.origin = `http://127.0.0.1:${this.#port}`
    cpSync(`${folder}/template`, this.#state, { recursive: true })
  }

  /** One that answers, on a copy of the prepared state; ended with the file that began it, however that ends. */
  static async start(name: Name, options: Options = {}): Promise<Server> {
    const server = new Server(name, options)
    process.once('exit', () => server.dispose())
    await server.begin()
    return server
  }

  /**
   * Starts it on its state, with another bundle of the site where one is named; resolves when it serves.
   */
  async begin({ site = this.#options.site }: Pick<Options, 'site'> = {}): Promise<void> {
    const child = this.#takeStandby(site) ?? this.#spawn(site)
    this.#child = child
    this.#output = ''
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += chunk
        if (this.#output.includes(`ready ${this.#port}`)) resolve()
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', (code, signal) =>
        reject(new Error(`The server ended with ${signal ?? code}\n${this.#output}`)),
      )
    })
  }

  /** Loads the server that the next `begin` starts, so that a restart takes no longer than the runtime does. */
  standBy({ site = this.#options.site }: Pick<Options, 'site'> = {}) {
    this.#standby = { site, child: this.#spawn(site, ['--standby']) }
  }

  /** What it has printed since it was last begun: the log, and errors that nothing caught. */
  get output() {
    return this.#output
  }

  /** kill -9 of everything at once; resolves when it is gone. */
  async kill() {
    await this.#end('SIGKILL')
  }

  /** The end: nothing is left of it. */
  async dispose() {
    if (this.#standby) signalGroup(this.#standby.child, 'SIGKILL')
    this.#standby = null
    await this.kill()
  }

  /** Ends it as a deployment does: what is being answered is answered. */
  async stop() {
    await this.#end('SIGTERM')
  }

  freeze() {
    this.#signal('SIGSTOP')
  }

  thaw() {
    this.#signal('SIGCONT')
  }

  /** Bytes of memory that the runtime holds; Linux only. */
  residentBytes(): number {
    return residentBytes(this.#child?.pid ?? 0)
  }

  #spawn(site: string | undefined, more: string[] = []): ChildProcess {
    const { entry, settings = {} } = this.#options
    const args = ['--port', String(this.#port), '--state', this.#state, '--settings', JSON.stringify(settings), ...more]
    if (site) args.push('--site', site)
    if (entry) args.push('--entry', `${root}tests/faults/server/${entry}`)
    // A process group of its own: what a signal to it reaches is Node and the runtime, together.
    return spawn(process.execPath, ['--no-warnings', `${root}tests/faults/server/serve.mjs`, ...args], {
      cwd: root,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }

  #takeStandby(site: string | undefined): ChildProcess | null {
    const standby = this.#standby
    this.#standby = null
    if (!standby) return null
    if (standby.site === site) {
      standby.child.stdin?.end('begin\n')
      return standby.child
    }
    signalGroup(standby.child, 'SIGKILL')
    return null
  }

  #signal(signal: NodeJS.Signals) {
    if (this.#child) signalGroup(this.#child, signal)
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      child.once('exit', () => resolve())
      this.#signal(signal)
    })
  }
}

function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals) {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It was gone already.
  }
}
