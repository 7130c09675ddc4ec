import type { InsightText, Subject } from './subjects'
import { DAILY } from './texts-en/daily'
import { EDUCATION } from './texts-en/education'
import { STRATEGY } from './texts-en/strategy'
import { TRANSITS } from './texts-en/transits'

export const TEXTS_EN: Record<Subject, InsightText> = { ...EDUCATION, ...DAILY, ...TRANSITS, ...STRATEGY }
