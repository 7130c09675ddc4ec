import type { Plugin } from 'vite'

/**
 * A copy of zod's small form for what parses the frames of sockets: the one file that forms and frames would share holds all
 * that either needs, and would quadruple what every page of a member fetches.
 */
export const zodOfFrames = (mark = '?frames'): Plugin => ({
  name: 'zod-of-frames',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer, options) {
    if (options.ssr || !importer || !(source === 'zod/mini' || importer.endsWith(mark))) return null
    const found = await this.resolve(source, importer.replace(mark, ''), { ...options, skipSelf: true })
    return found && { ...found, id: found.id + mark }
  },
})
