import { readFileSync } from 'node:fs'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { endWithStarter } from '../../../scripts/serve/end-with-starter.mjs'
import { tieRuntimeToThisProcess } from '../../../scripts/serve/tied-runtime.mjs'
import { inProject } from '../../../scripts/setup/project.mjs'

/** Serves the yardstick as `serveBundles` serves the site: `node tests/mocks/bare-chat/serve.mjs PORT STATE`. */
const [port, state] = process.argv.slice(2)
const path = inProject('tests/mocks/bare-chat/chat.mjs')

endWithStarter()
tieRuntimeToThisProcess()
const miniflare = new Miniflare({
  host: '127.0.0.1',
  port: Number(port),
  cf: false,
  defaultPersistRoot: state,
  log: new Log(LogLevel.WARN),
  modules: [{ type: 'ESModule', path, contents: readFileSync(path) }],
  modulesRoot: inProject('tests/mocks/bare-chat'),
  compatibilityDate: '2026-04-21',
  durableObjects: { CONVERSATION: { className: 'Conversation', useSQLite: true } },
})
await miniflare.ready
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, async () => {
    await miniflare.dispose()
    process.exit(0)
  })
}
console.log(`ready http://127.0.0.1:${port}`)
