import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { inProject, root } from '../setup/project.mjs'
import { cpuMicroseconds, memoryBytes } from './process-tree.mjs'

const MEMBERS = 1000

/** Starts a server that says `ready`; the result measures it and ends it. */
export async function start(args) {
  const child = spawn(process.execPath, ['--no-warnings', ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stderr.on('data', (text) => said.push(text))
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  await new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => (line.startsWith('ready ') ? resolve() : said.push(`${line}\n`)))
    child.once('exit', () => reject(new Error(`The server did not start:\n${said.join('')}`)))
  })
  return {
    cpuMicroseconds: () => cpuMicroseconds(child.pid),
    memoryBytes: () => memoryBytes(child.pid),
    said: () => said.join(''),
    async stop() {
      process.off('exit', kill)
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/**
 * The site on its deploy bundles. `prepare` makes a state with members and conversations once; each start works on a copy
 * of it at `state`, so that rounds are equal. Participants are those of the conversations in their order.
 */
export function site(folder, port) {
  const prepared = `${folder}/prepared`
  const files = { cookies: `${folder}/cookies.json`, conversations: `${folder}/conversations.json` }
  const options = ['--port', String(port), '--members', String(MEMBERS), '--events-per-second', '1000000']
  const serve = (state, more = []) => start(['scripts/bench-serve.mjs', ...options, '--state', state, ...more])
  return {
    name: 'this site',
    async prepare() {
      mkdirSync(folder, { recursive: true })
      const more = ['--cookies', files.cookies, '--conversations', files.conversations]
      await (await serve(prepared, more)).stop()
    },
    async start(state) {
      rmSync(state, { recursive: true, force: true })
      cpSync(prepared, state, { recursive: true })
      return serve(state)
    },
    participantOf(conversation, place) {
      this.list ??= JSON.parse(readFileSync(files.conversations, 'utf8'))
      this.cookies ??= JSON.parse(readFileSync(files.cookies, 'utf8'))
      const { id, members } = this.list[conversation]
      return {
        url: `ws://127.0.0.1:${port}/ws/conversations/${id}?after=0`,
        headers: { Cookie: this.cookies[members[place]], Origin: `http://127.0.0.1:${port}` },
      }
    },
  }
}

/** The least code that does the same, on the same runtime. */
export const bare = (port) => ({
  name: 'bare object',
  async prepare() {},
  async start(state) {
    rmSync(state, { recursive: true, force: true })
    mkdirSync(state, { recursive: true })
    return start([inProject('tests/mocks/bare-chat/serve.mjs'), String(port), state])
  },
  participantOf: (conversation, place) => ({
    url: `ws://127.0.0.1:${port}/ws/conversations/c${conversation}?after=0&member=m${conversation}-${place}`,
    headers: {},
  }),
})
