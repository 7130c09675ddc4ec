import type { InsightText, Subject } from './subjects'
import { DAILY } from './texts-ru/daily'
import { EDUCATION } from './texts-ru/education'
import { STRATEGY } from './texts-ru/strategy'
import { TRANSITS } from './texts-ru/transits'

export const TEXTS_RU: Record<Subject, InsightText> = { ...EDUCATION, ...DAILY, ...TRANSITS, ...STRATEGY }
