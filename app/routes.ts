import { flatRoutes } from '@remix-run/fs-routes'

/** One folder a route; the folder's name is its address. `frames` has no route: in it is what several of them are framed in. */
export default flatRoutes()
