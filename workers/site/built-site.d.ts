/** The pages that `npm run build` writes to build/server. */
declare module '#built-site' {
  import type { createRequestHandler, ServerBuild } from '@remix-run/cloudflare'
  import type { createContext } from '../../app/platform/server/context.server'

  type Runtime = { createRequestHandler: typeof createRequestHandler; createContext: typeof createContext }
  export const entry: { module: ServerBuild['entry']['module'] & Runtime }
  export const assets: ServerBuild['assets']
  export const routes: ServerBuild['routes']
  export const future: ServerBuild['future']
  export const assetsBuildDirectory: string
  export const basename: string
  export const publicPath: string
  export const isSpaMode: boolean
  export const mode: string
  export const routeDiscovery: ServerBuild['routeDiscovery']
}
