/** Suggested first messages, and the ones filled in for a connection or a love match. */
export const greetings = {
  hello: 'Hi {{name}}, nice to meet you here. How’s your day going?',
  profile: 'Hi {{name}}, I enjoyed reading your profile. What are you exploring at the moment?',
  chart: 'Hi {{name}}. When you first saw your chart, what rang true straight away?',
  question: 'Hi {{name}}, I have a question about Human Design and I’d love to hear what you think. Mind if I ask?',
  week: 'Hi {{name}}, I just wanted to say hello. How was your week?',

  connected: 'Hi {{name}}, I’m glad we’re connected. How have you been?',
  love: 'Hi {{name}}, Love Compatibility gives us {{percent}}%. Would you like to get to know each other?',
}
