// Imports go down the layers only (docs/architecture.md). Run: npm run layers
const may = (from, ...to) => ({
  name: `${from} looks only down`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(app|workers|drizzle|tests)/', pathNot: [from, ...to].map((place) => `^${place}/`) },
})

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    may('app/domain'),
    may('app/locales', 'app/domain'),
    may('drizzle', 'app/domain'),
    may('app/data', 'drizzle', 'app/domain'),
    may('app/platform', 'app/locales', 'app/data', 'drizzle', 'app/domain'),
    may('app/ui', 'app/locales', 'app/domain'),
    may('app/features', 'app/ui', 'app/locales', 'app/platform', 'app/data', 'app/domain'),
    may('app/routes', 'app/features', 'app/ui', 'app/locales', 'app/platform', 'app/domain'),
    may('workers', 'app/platform', 'app/data', 'drizzle', 'app/domain'),
    {
      name: 'nobody imports a page',
      severity: 'error',
      from: {},
      to: { path: '^app/(root|routes/|entry\\.)', pathNot: '^app/routes/([^/]+)/(?!route)' },
    },
    {
      name: 'features stay apart',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'only word-stems.server.ts knows the stemmers',
      severity: 'error',
      from: { pathNot: '^app/domain/text/search/word-stems\\.server\\.ts$' },
      to: { path: 'node_modules/(porter2|@orama)/' },
    },
    {
      name: 'domain uses no library but zod',
      severity: 'error',
      from: { path: '^app/domain/', pathNot: '(\\.test|/word-stems\\.server)\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'only session.server.ts knows lucia',
      severity: 'error',
      from: { pathNot: '^app/platform/server/session\\.server\\.ts$' },
      to: { path: 'node_modules/(lucia|@lucia-auth)/' },
    },
    {
      name: 'only oauth.server.ts knows arctic',
      severity: 'error',
      from: { pathNot: '^app/platform/oauth/oauth\\.server\\.ts$' },
      to: { path: 'node_modules/arctic/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|dist)/' },
  },
}
