import { build } from 'esbuild'

/**
 * A module of app/domain for scripts: what the loader writes and what the workers ask must go through the same code.
 * @param {string} path inside the project, for instance "app/domain/birth/places/normalise-place-name.ts"
 */
export async function importDomainModule(path) {
  const entry = new URL(`../../${path}`, import.meta.url)
  const { outputFiles } = await build({
    entryPoints: [entry.pathname],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    // The stemmers of the search index name their entry by `main`, which esbuild ignores for a neutral platform.
    mainFields: ['module', 'main'],
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
