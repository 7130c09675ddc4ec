import { EXAMPLE_CHART } from '~/domain/human-design/chart/example-chart'
import { CODES, ELEMENT_KINDS, type Element, hasOwnList } from '~/domain/human-design/elements/element'
import { GATES_OF_CENTER } from '~/domain/human-design/terms/centers'
import { CHANNELS } from '~/domain/human-design/terms/channels'
import { CENTERS, CIRCUITS, QUARTERS } from '~/domain/human-design/terms/codes'
import { WHEEL } from '~/domain/human-design/terms/wheel'
import type { Context } from '~/platform/server/context.server'
import { siteOrigin } from '~/platform/server/env.server'
import { languageOf } from '~/platform/server/i18n.server'
import { centerTitle, drawGates } from './describe-bodygraph.server'
import { addressesFor, breadcrumbList, toLibraryHead } from './head.server'
import type { LibraryList } from './library'
import { type LibraryWords, libraryWords } from './words.server'

type Listed = 'library' | 'gates' | 'channels'

/** The first page of the library, or the list of all gates, or of all channels. */
export async function loadList(context: Context, request: Request, which: Listed): Promise<LibraryList> {
  const language = await languageOf(request)
  const words = libraryWords(language, addressesFor(request, language))
  const { t, brand, toAddress } = words
  const origin = siteOrigin(context, request)
  const isFirst = which === 'library'
  const title = isFirst ? t('title') : t(`kind.${which}`)
  const lead = isFirst ? t('lead') : t(`${which}Lead`)
  const description = isFirst ? t('description') : t(`${which}Description`)
  const first = { label: t('title'), href: origin + toAddress('/library') }
  return {
    title,
    lead,
    head: toLibraryHead({
      origin,
      path: `/${which}`,
      language,
      brand,
      title: t('pageTitle', { title }),
      description,
      card: null,
      imageAlt: brand,
      structured: (url) => [
        {
          '@type': isFirst ? 'DefinedTermSet' : 'CollectionPage',
          '@id': url,
          url,
          name: title,
          description,
          inLanguage: language,
        },
        breadcrumbList(url, isFirst ? [first] : [first, { label: title, href: url }]),
      ],
    }),
    breadcrumb: isFirst
      ? null
      : { label: t('breadcrumb'), links: [{ to: toAddress('/library'), label: t('title') }], here: title },
    figure: isFirst
      ? {
          kind: 'bodygraph',
          name: t('figureLibrary'),
          caption: t('figureLibrary'),
          data: drawGates(EXAMPLE_CHART.gates),
          selection: null,
        }
      : null,
    wheel: which === 'gates' ? wheelOf(words) : null,
    groups: isFirst ? firstGroups(words) : which === 'gates' ? gatesByCenter(words) : channelsByCircuit(words),
  }
}

/** Each kind with all of it; gates and channels, which are many, on pages of their own. */
function firstGroups({ t, linkTo, linkToKind }: LibraryWords): LibraryList['groups'] {
  return ELEMENT_KINDS.map((kind) => ({
    id: kind,
    title: t(`kind.${kind}`),
    text: t(`kindText.${kind}`),
    links: hasOwnList(kind) ? [] : CODES[kind].map((code) => linkTo({ kind, code } as Element)),
    ...(hasOwnList(kind) ? { all: { to: linkToKind(kind).to, label: t(`all.${kind}`) } } : {}),
  }))
}

const gatesByCenter = (words: LibraryWords): LibraryList['groups'] =>
  CENTERS.map((center) => ({
    id: center,
    title: centerTitle(center, words),
    links: GATES_OF_CENTER[center].map((code) => words.linkTo({ kind: 'gates', code })),
  }))

const channelsByCircuit = ({ t, hd, more, linkTo }: LibraryWords): LibraryList['groups'] =>
  CIRCUITS.map((circuit) => ({
    id: circuit,
    title: t('circuitAlone', { circuit: hd(`circuit.${circuit}`) }),
    text: more(`circuit.${circuit}`),
    links: CHANNELS.filter((channel) => channel.circuit === circuit).map(({ id, centers }) =>
      linkTo({ kind: 'channels', code: id }, centers.map((center) => hd(`center.${center}`)).join(' – ')),
    ),
  }))

/** All gates as the Sun passes through them. */
const wheelOf = ({ t, hd, centers, linkTo }: LibraryWords): LibraryList['wheel'] => ({
  name: t('wheel'),
  hint: t('wheelHint'),
  links: WHEEL.map((code) => linkTo({ kind: 'gates', code })),
  quarters: QUARTERS.map((quarter) => ({ name: hd(`quarter.${quarter}`), text: centers(`quarter.${quarter}`) })),
})
