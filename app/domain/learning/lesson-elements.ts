import { CODES, type Element, type ElementKind } from '../human-design/elements/element'
import type { CenterCode, ChannelId } from '../human-design/terms/codes'
import type { LessonId } from './lessons'

const all = <K extends ElementKind>(kind: K) => CODES[kind].map((code) => ({ kind, code }) as Element)
const centers = (...codes: CenterCode[]): Element[] => codes.map((code) => ({ kind: 'centers', code }))
const channels = (...codes: ChannelId[]): Element[] => codes.map((code) => ({ kind: 'channels', code }))

/** What of the library a lesson speaks of: elements, or a kind where it speaks of all of them and they are many. */
export const ELEMENTS_OF_LESSON: Record<LessonId, readonly (Element | ElementKind)[]> = {
  'what-a-chart-is': ['bodies', 'gates', 'channels', 'centers'],
  types: all('types'),
  strategy: all('types'),
  authority: all('authorities'),
  'signature-and-not-self': all('types'),
  experiment: ['types', 'authorities'],
  'nine-centers': all('centers'),
  'defined-centers': ['centers', 'channels'],
  'open-centers': all('centers'),
  'mind-and-voice': centers('head', 'ajna', 'throat'),
  motors: [...centers('heart', 'solar_plexus', 'sacral', 'root'), ...channels('12-22', '20-34', '21-45', '35-36')],
  'direction-and-instinct': centers('g', 'spleen'),
  lines: all('lines'),
  profile: ['profiles', 'lines'],
  definition: all('definitions'),
  gates: ['gates'],
  channels: ['channels', ...[10, 20, 34, 57].map((code): Element => ({ kind: 'gates', code }))],
  circuits: ['channels'],
  'two-charts': ['channels', 'centers'],
  influence: ['centers'],
  transits: ['bodies', 'gates'],
  'lunar-month': [
    { kind: 'bodies', code: 'moon' },
    { kind: 'types', code: 'reflector' },
    { kind: 'authorities', code: 'lunar' },
  ],
  penta: channels('7-31', '1-8', '13-33', '5-15', '2-14', '29-46'),
  'living-it': ['types', 'authorities', 'profiles'],
}
