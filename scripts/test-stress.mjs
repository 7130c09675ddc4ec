import { spawn } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { ensureBrowser } from './browser/ensure.mjs'
import { endTogether } from './setup/command.mjs'
import { root, tools } from './setup/project.mjs'

/**
 * `npm run test:stress -- FILE[:LINE] [options of Playwright]`: journeys twenty times over while one core is kept busy, to
 * reproduce what failed once. `--repeat-each N` after it changes the number.
 */
const given = process.argv.slice(2)
if (given.length === 0) {
  console.error('Usage: npm run test:stress -- FILE[:LINE] [options of Playwright]')
  process.exit(2)
}
const busy = new Worker('for (;;);', { eval: true })
const args = [tools.playwright, 'test', '--config', 'tests/playwright.config.ts', '--repeat-each', '20', ...given]
const child = spawn(process.execPath, ['--no-warnings', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
})
endTogether(child)
child.on('close', async (code) => {
  await busy.terminate()
  process.exit(code ?? 1)
})
