/** Addresses that scanners ask every site for, in the order of what would be lost. None of them is a page of this one. */
const ASKED_EVERYWHERE = `
.git .git/ .git/HEAD .git/config .git/index .git/logs/HEAD .git/refs/heads/main .gitignore .gitattributes .gitmodules .github/workflows/ci.yml
.svn/entries .svn/wc.db .hg/hgrc .hg/store/00manifest.i .bzr/README .DS_Store Thumbs.db .idea/workspace.xml .vscode/settings.json .vscode/sftp.json
.env .env.local .env.production .env.development .env.test .env.bak .env.old .env.example .env~ .env.swp .dev.vars .dev.vars.example .dev.vars.production
.npmrc .yarnrc .yarnrc.yml .nvmrc .node-version .editorconfig .dockerignore .htaccess .htpasswd .bash_history .bashrc .profile .ssh/id_rsa .ssh/authorized_keys
.aws/credentials .aws/config .docker/config.json .kube/config .netrc .pgpass .my.cnf .wrangler .wrangler/state .wrangler/state/v3/d1 .cache/ .well-known/
wrangler.toml wrangler.json wrangler.jsonc package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lockb tsconfig.json remix.config.ts
remix.config.js vite.config.ts drizzle.config.ts drizzle/config.ts biome.json playwright.config.ts vitest.config.ts Dockerfile docker-compose.yml Makefile Procfile
README.md README LICENSE CHANGELOG.md docs/ docs/security.md docs/runbook.md app/root.tsx app/entry.server.tsx app/routes/app.tsx app/platform/server/env.server.ts
workers/site.ts workers/chart/wrangler.toml dist/ dist/site/site.js dist/chart/index.js build/ build/server/index.js build/server/site.js build/client/ build/client/assets/
node_modules/ node_modules/react/package.json node_modules/.package-lock.json migrations/ migrations/0000.sql migrations/meta/_journal.json drizzle/ scripts/setup.mjs tests/ src/ src/index.ts
site.js site.js.map index.js index.js.map main.js.map app.js.map sw.js.map manifest.js.map root.js.map assets/ assets/root.js assets/root.js.map assets/manifest.js assets/../wrangler.toml
_headers _redirects _routes.json _worker.js functions/ __manifest __remix __debug __test __dev __webpack_hmr __vite_ping @vite/client @fs/etc/passwd @id/app .vite/manifest.json
backup backup/ backups/ backup.sql backup.zip backup.tar.gz backup.sqlite db.sqlite db.sqlite3 database.sql database.sqlite dump.sql dump.sql.gz data.json data.sql hd.sql hd.sqlite
site.zip site.tar.gz www.zip www.tar.gz html.tar.gz old/ new/ temp/ tmp/ test/ test.html test.php dev dev/ staging/ beta/ index.html index.html.bak index.php index.php~ index.old
admin admin/ admin/login admin.php administrator/ adm/ cpanel/ manage/ management/ root/ superuser/ console console/ dashboard.php panel/ cms/ backend/ internal/ private/ secret/ secrets.json
debug debug/ debug/pprof debug/vars debug/requests trace trace.axd elmah.axd actuator actuator/env actuator/health actuator/heapdump metrics metrics/ prometheus status server-status server-info
health healthz healthz/ready ready livez info info.php phpinfo.php version build-info.json env env.json config config.json config.js config.yml config.php config.bak settings.json settings.py
graphql graphiql playground api/graphql api/docs api/swagger.json swagger swagger.json swagger-ui.html openapi.json openapi.yaml api-docs v1 v2/api-docs api api/ api/v0 api/v2 api/admin
api/debug api/env api/config api/health api/users api/members api/sessions api/export api/backup api/internal api/private api/test api/metrics api/conversations/all api/v1/admin api/v1/users
wp-admin/ wp-login.php wp-config.php wp-config.php.bak wp-content/ wp-json/wp/v2/users xmlrpc.php phpmyadmin/ pma/ adminer.php mysql/ solr/ jenkins/ owa/ cgi-bin/ cgi-bin/test.cgi
sftp-config.json credentials credentials.json id_rsa server.key server.pem private.key cert.pem keys.json oauth.json service-account.json firebase.json google-services.json
logs logs/ log/ error.log access.log debug.log npm-debug.log yarn-error.log wrangler.log server.log app.log errors.txt crossdomain.xml clientaccesspolicy.xml web.config
avatars avatars/ avatars/../attachments avatars/.env avatars/backup.zip post-images post-images/ post-images/.env post-images/x attachments attachments/ icons/ icons/.DS_Store icons/../.env
ws ws/ ws/admin ws/debug ws/hub webhooks webhooks/ webhooks/test webhooks/stripe/events cdn-cgi/trace cdn-cgi/handler/scheduled cdn-cgi/mf/scheduled __scheduled cdn-cgi/local/explorer
dev/outbox dev/outbox/1 dev/mails outbox mails moderation.json moderation/export moderation/users moderation/debug moderation/pictures moderation/pictures/x sitemap.xml.bak robots.txt.bak
u u/ u/.env u/admin.json posts posts/ posts/all.json resources resources/ resources/account-data.zip resources/export resources/sessions resources/admin calendar calendar/all.ics
app/admin app/debug app/.env app/settings/export.json app/settings.bak app/dashboard.json app/dashboard.bak app/dashboard~ app/messages.json app/messages/all app/users app/notifications.json
library.bak library/.env gates/../wrangler.toml gates/..%2f..%2fwrangler.toml ..%2f..%2fetc%2fpasswd %2e%2e/%2e%2e/etc/passwd ..;/admin .%00/ etc/passwd proc/self/environ %5c..%5cwin.ini
`

/** Pages that are there, whose copies and sources editors, servers and packers would have left beside them. */
const PAGES = [
  'login',
  'register',
  'help',
  'library',
  'app/dashboard',
  'app/settings',
  'app/messages',
  'sw.js',
  'og.png',
]
const COPIES = [
  '.bak',
  '.old',
  '.orig',
  '.save',
  '.swp',
  '.tmp',
  '~',
  '.map',
  '.tsx',
  '.ts',
  '.zip',
  '.gz',
  '/.git/HEAD',
]

export const HIDDEN_PATHS = [
  ...ASKED_EVERYWHERE.trim().split(/\s+/),
  ...PAGES.flatMap((page) => COPIES.map((copy) => page + copy)),
].map((path) => `/${path}`)

/** What somebody hopes to switch on by a query. */
export const HIDDEN_QUERIES =
  `debug=1 debug=true DEBUG=* test=1 dev=1 env=dev mode=debug admin=1 admin=true is_admin=1 role=admin user=admin as=admin impersonate=1
preview=1 draft=true trace=1 verbose=1 source=1 _method=DELETE _method=PUT method=DELETE __debug__=1 XDEBUG_SESSION_START=1 phpinfo=1 format=json output=json callback=alert
_routes=root _routes=routes%2Fmoderation cmd=id file=.env path=../wrangler.toml page=../../.env include=.env
template=.env url=http://169.254.169.254/ next=//evil.example redirect=//evil.example returnTo=https://evil.example lang=../../.env __proto__[admin]=1 constructor[prototype][admin]=1`
    .trim()
    .split(/\s+/)

type Headers = Record<string, string>

/** What somebody hopes a door believes: another method, another address, another sender, a machine that is trusted. */
export const HIDDEN_HEADERS: Headers[] = [
  ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].flatMap((name): Headers[] =>
    ['DELETE', 'PUT', 'POST', 'TRACE'].map((method) => ({ [name]: method })),
  ),
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-Forwarded-Path', 'X-Forwarded-Uri', 'X-Forwarded-Prefix'].flatMap(
    (name): Headers[] => ['/moderation', '/dev/outbox', '/.env'].map((path) => ({ [name]: path })),
  ),
  ...['X-Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'Forwarded', 'X-Originating-IP'].map(
    (name): Headers => ({ [name]: name === 'Forwarded' ? 'for=127.0.0.1;proto=https;host=localhost' : '127.0.0.1' }),
  ),
  ...['X-Forwarded-Host', 'X-Host', 'X-Forwarded-Server'].map((name): Headers => ({ [name]: 'evil.example' })),
  ...['X-Debug', 'X-Admin', 'X-Debug-Mode', 'X-Test', 'X-Remix-Response', 'X-Internal'].map(
    (name): Headers => ({ [name]: '1' }),
  ),
  { 'X-User': 'admin' },
  { 'X-Role': 'admin' },
  { Authorization: 'Basic YWRtaW46YWRtaW4=' },
  { Authorization: 'Bearer admin' },
]
