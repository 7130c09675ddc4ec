import type { Plugin } from 'vite'

/** What the router works out of the routes, and what it is to remember: each page asks five times for the same seventy. */
const ROUTES: [question: string, answer: string][] = [
  [
    'function compilePath(path, caseSensitive, end) {',
    `const compiledPaths = new Map();
    function compilePath(path, caseSensitive, end) {
      const key = [path, caseSensitive, end].join(' ');
      if (!compiledPaths.has(key)) compiledPaths.set(key, compilePathAnew(path, caseSensitive, end));
      return compiledPaths.get(key);
    }
    function compilePathAnew(path, caseSensitive, end) {`,
  ],
  [
    `let branches = flattenRoutes(routes);
  rankRouteBranches(branches);`,
    `let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }`,
  ],
  ['function matchRoutesImpl(', 'const rankedBranches = new WeakMap();\nfunction matchRoutesImpl('],
  // A route that begins with other words than the address need not be looked at part by part.
  [
    'let decoded = decodePath(pathname);',
    'let decoded = decodePath(pathname);\n  let lowered = decoded.toLowerCase();',
  ],
  [
    'matches = matchRouteBranch(branches[i], decoded, allowPartial);',
    `let branch = branches[i];
    branch.beginning ??= branch.path.split(/[:*]/)[0].replace(/\\/$/, '').toLowerCase();
    if (!allowPartial && !lowered.startsWith(branch.beginning)) continue;
    matches = matchRouteBranch(branch, decoded, allowPartial);`,
  ],
]

/** Each loader is handed a request without two marks of the framework's own: the same one, where it has neither. */
const REQUESTS: [question: string, answer: string][] = ['stripIndexParam', 'stripRoutesParam'].map((name) => [
  `function ${name}(request) {`,
  `function ${name}(request) {\n  if (!/[?&](index|_routes)\\b/.test(request.url)) return request;`,
])

/** The routes as they are drawn are the same for every page too: so are then the ranks of the router. */
const DRAWN_ROUTES: [question: string, answer: string][] = [
  ['function RemixServer(', 'const drawnRoutes = new WeakMap();\nfunction RemixServer('],
  [
    'let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
    `let routes = drawnRoutes.get(manifest.routes);
  if (!routes) {
    routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
    drawnRoutes.set(manifest.routes, routes);
  }`,
  ],
]
const ROUTES_BY_NAME: [question: string, answer: string][] = [
  ['function createStaticRouter(', 'const namedRoutes = new WeakMap();\nfunction createStaticRouter('],
  [
    `let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);`,
    `let named = namedRoutes.get(routes);
  if (!named) {
    const manifest = {};
    named = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };
    namedRoutes.set(routes, named);
  }
  let { manifest, dataRoutes } = named;`,
  ],
]

const ANSWERS: [file: string, answers: [question: string, answer: string][]][] = [
  ['/@remix-run/router/dist/router.js', ROUTES],
  ['/@remix-run/server-runtime/dist/esm/data.js', REQUESTS],
  ['/@remix-run/react/dist/esm/server.js', DRAWN_ROUTES],
  ['/react-router-dom/server.mjs', ROUTES_BY_NAME],
]

/** Leaves out what the framework does anew for each page and each loader. Where a later release words it otherwise it only works longer. */
export const onlyOnce = (): Plugin => ({
  name: 'only-once',
  apply: 'build',
  transform(code, id, options) {
    const [, answers] = (options?.ssr && ANSWERS.find(([file]) => id.endsWith(file))) || []
    return answers
      ? { code: answers.reduce((text, [question, answer]) => text.replace(question, () => answer), code), map: null }
      : null
  },
})
