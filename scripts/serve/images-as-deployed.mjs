import { createRequire } from 'node:module'

/**
 * Makes the local simulation of Cloudflare Images fill a square as the service does. The simulator draws by sharp and asks
 * it for `contain` whatever `fit` a worker names, which leaves black bars; the site asks for `cover` only. Import this
 * where Miniflare runs; it does nothing where sharp is not installed, and the simulator says so itself then.
 */
const fromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))
try {
  const { prototype } = fromMiniflare('sharp')
  const { resize } = prototype
  prototype.resize = function (width, height, options) {
    return resize.call(this, width, height, options?.fit === 'contain' ? { ...options, fit: 'cover' } : options)
  }
} catch (error) {
  if (error.code !== 'MODULE_NOT_FOUND') throw error
}
