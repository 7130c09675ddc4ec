import { allElements, elementPath } from '~/domain/human-design/elements/element'
import { LANGUAGES } from '~/locales/language'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { alternatesOf, inLanguage } from './head.server'

/** Pages that say the same to everybody, besides those of elements. */
const PAGES = [
  '/',
  '/library',
  '/gates',
  '/channels',
  '/methodology',
  '/developers',
  '/help',
  '/guidelines',
  '/accessibility',
  '/terms',
  '/privacy',
]
const DAY_SECONDS = 86_400

/** All addresses that search engines may list, each in every language and with the others named. Pages of members are found by links. */
export function answerSitemap(context: Context, request: Request): Response {
  const origin = siteOrigin(context, request)
  const paths = [...PAGES, ...allElements().map(elementPath)]
  const entries = paths.flatMap((path) =>
    LANGUAGES.map((language) => entryOf(origin, path, inLanguage(path, language))),
  )
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n')
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  })
}

function entryOf(origin: string, path: string, address: string) {
  const others = alternatesOf(origin, path).map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
  )
  return `<url><loc>${origin}${address}</loc>${others.join('')}</url>`
}

/** What search engines keep away from, and where they find the rest. Of members' pages they are sent to the sign-in like anybody. */
export function answerRobots(context: Context, request: Request): Response {
  const closed = ['/resources/', '/ws/'].map((path) => `Disallow: ${path}`)
  const text = ['User-agent: *', ...closed, '', `Sitemap: ${siteOrigin(context, request)}/sitemap.xml`, ''].join('\n')
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${DAY_SECONDS}` },
  })
}
