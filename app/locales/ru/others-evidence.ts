import type { othersEvidence as source } from '../en/others-evidence'
import type { Answer } from '../translate'

export const othersEvidence: Answer<typeof source> = {
  electromagnetic:
    '{{channel}}: {{a}} приносит ворота {{own}}, {{name}} — ворота {{other}}, и вместе получается целый канал.',
  companionship: '{{channel}} есть в обеих картах: здесь двое понимают друг друга без объяснений.',
  dominance:
    '{{channel}} целиком приносит {{whole}}, а {{less}} не приносит ни одних его ворот. Тон здесь задаёт {{whole}}, {{less}} принимает.',
  compromise:
    '{{channel}} целиком приносит {{whole}}, а {{less}} — только ворота {{half}}. Здесь {{less}} легко уступает, так что стоит спрашивать.',
  bridge_one: '{{bridge}} приносит ворота {{gates}}, и они соединяют разделённые части второй карты ({{bridged}}).',
  bridge_few:
    '{{bridge}} приносит ворота {{gates}}, и любые из них соединяют разделённые части второй карты ({{bridged}}).',
  bridge_many:
    '{{bridge}} приносит ворота {{gates}}, и любые из них соединяют разделённые части второй карты ({{bridged}}).',
  bridge_other:
    '{{bridge}} приносит ворота {{gates}}, и любые из них соединяют разделённые части второй карты ({{bridged}}).',
  'bridge.way':
    'Когда {{bridge}} рядом, разделённые части второй карты ({{bridged}}) соединяются обходным путём: {{channels}}.',
}
