import { flatRoutes } from '@remix-run/fs-routes'

/** One folder a route; the folder's name is its address. */
export default flatRoutes()
