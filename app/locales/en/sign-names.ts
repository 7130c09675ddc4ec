/** Places on the zodiac: "13°22′ Cancer". */
export const signNames = {
  signPlace: '{{degrees}}°{{minutes}}′ {{sign}}',
  'sign.aries': 'Aries',
  'sign.taurus': 'Taurus',
  'sign.gemini': 'Gemini',
  'sign.cancer': 'Cancer',
  'sign.leo': 'Leo',
  'sign.virgo': 'Virgo',
  'sign.libra': 'Libra',
  'sign.scorpio': 'Scorpio',
  'sign.sagittarius': 'Sagittarius',
  'sign.capricorn': 'Capricorn',
  'sign.aquarius': 'Aquarius',
  'sign.pisces': 'Pisces',
}
