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

/** Leaves out what the framework does anew for each page and each loader. Where a later release words it otherwise it only works longer. */
export const onlyOnce = (): Plugin => ({
  name: 'only-once',
  apply: 'build',
  transform(code, id, options) {
    if (!options?.ssr) return null
    const answers = id.endsWith('/@remix-run/router/dist/router.js')
      ? ROUTES
      : id.endsWith('/@remix-run/server-runtime/dist/esm/data.js') && REQUESTS
    return answers
      ? { code: answers.reduce((text, [question, answer]) => text.replace(question, () => answer), code), map: null }
      : null
  },
})
