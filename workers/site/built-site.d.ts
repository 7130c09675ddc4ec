/** The pages, as `npm run build` leaves them in build/server. */
declare module '#built-site' {
  import type { createRequestHandler, ServerBuild } from '@remix-run/cloudflare'

  export const entry: { module: ServerBuild['entry']['module'] & { createRequestHandler: typeof createRequestHandler } }
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
