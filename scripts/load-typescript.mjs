import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What this TypeScript exports, bundled in memory: for Node scripts. Its imports are written as from the repository's root. */
export async function loadTypescript(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    tsconfig: `${ROOT}tsconfig.json`,
    write: false,
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${source}`)
}
