/**
 * What two people bring one another, as a sentence to someone who is neither: words of the server alone. Names of channels appear as
 * `hd` has them after the word channel.
 */
export const othersEvidence = {
  electromagnetic:
    '{{a}} brings gate {{own}} and {{name}} brings gate {{other}}: together they complete the {{channel}}.',
  companionship: 'Both have the {{channel}}: it’s common ground that needs no explaining.',
  dominance:
    '{{whole}} has the whole {{channel}} and {{less}} has none of it: here {{whole}} sets the tone and {{less}} takes it in.',
  compromise:
    '{{whole}} has the whole {{channel}} and {{less}} has only gate {{half}}: here {{less}} tends to give way, so it’s worth asking.',
  bridge_one: '{{bridge}} brings gate {{gates}}, which connects separate parts of {{bridged}}’s chart.',
  bridge_other: '{{bridge}} brings gates {{gates}}, and each of them connects separate parts of {{bridged}}’s chart.',
  'bridge.way': 'With {{bridge}}, separate parts of {{bridged}}’s chart connect indirectly ({{channels}}).',
}
