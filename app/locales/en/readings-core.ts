/** What a type, strategy, authority, profile, definition or line means; `.why` is one sentence on why it matters. */
export const readingsCore = {
  // Types: what it means; why it matters
  'type.generator':
    'Generators have steady energy for work and play, and it wakes up in response to something. A question, a sound, an offer: the body leans towards it, or it doesn’t.',
  'type.generator.why':
    'Energy spent on a real response comes back as satisfaction; spent on anything else, it just wears out.',
  'type.manifesting_generator':
    'Manifesting Generators respond like Generators and move fast, often on several things at once. They skip steps, find shortcuts and sometimes go back for what they skipped.',
  'type.manifesting_generator.why':
    'Speed saves effort when it starts from a response, and people are happy to make way when they’ve been told.',
  'type.manifestor':
    'Manifestors can get things going without waiting for anyone. Their energy comes in bursts with rest in between, and other people feel its effect before they understand it.',
  'type.manifestor.why':
    'Most of the resistance they meet comes from people who’ve been taken by surprise; a word in advance prevents it.',
  'type.projector':
    'Projectors see how people and systems work, and how they could work better. They don’t have steady energy for long hours of labour; their gifts are attention and guidance.',
  'type.projector.why': 'The same advice is welcome when someone has asked for it and unwelcome when no one has.',
  'type.reflector':
    'Reflectors have no defined centers and take in everything around them. They mirror how a place and its people are doing, and they change with the sky and the company they keep.',
  'type.reflector.why': 'One day shows one side of a question; a month shows all of it.',

  // Strategies
  'strategy.generator':
    'Let life come to you first, then respond to it. Look for things to respond to rather than things to start, and get people to ask you yes-or-no questions.',
  'strategy.manifesting_generator':
    'Wait for something to respond to, picture the first step, and tell the people it affects before you move. If the response fades along the way, change course and say so.',
  'strategy.manifestor':
    'Before you act, tell the people who’ll feel the effect. You aren’t asking for permission; you’re clearing the way.',
  'strategy.projector':
    'For the big things (work, love, a home, a group of people) wait until you’re recognised and invited. Meanwhile, rest, study what interests you and let people see you.',
  'strategy.reflector':
    'Give a big decision about 28 days, one cycle of the Moon, and talk it over with different people along the way. Look for places that feel good, because where you are shapes what you take in.',

  // Authorities: how to decide; why it matters
  'authority.emotional':
    'Clarity comes with time. Look at the question on a good day and on a bad one, and decide once you feel calm about it; a decision that can’t wait overnight is rarely the right one.',
  'authority.emotional.why': 'Feelings move in waves, and from the top or the bottom you only see half of the picture.',
  'authority.sacral':
    'The gut answers at once: a pull towards or away, a sound before a word. Ask yourself simple yes-or-no questions, or have others ask them, and trust the first reaction over the explanation.',
  'authority.sacral.why':
    'This response shows whether there’s energy for something, and it’s the energy that will see it through.',
  'authority.splenic':
    'A quiet certainty in the moment: this is safe, this isn’t. It speaks once and softly, so act on it when it comes.',
  'authority.splenic.why': 'Instinct judges what’s healthy right now; fear and arguments come later and are louder.',
  'authority.ego_manifested':
    'Listen to what you say when you haven’t prepared it: “I want”, “I will”, “I won’t”. The truth is in those words, before anyone has given you advice.',
  'authority.ego_manifested.why':
    'Willpower is strong when you really want something, and a promise made without wanting it doesn’t hold.',
  'authority.ego_projected':
    'Ask what’s in it for you and whether your heart is in it. When an invitation comes, agree only to what you truly want and can give.',
  'authority.ego_projected.why':
    'A healthy selfishness keeps promises honest: what you don’t want, you won’t see through.',
  'authority.self_projected':
    'Talk it over with people who listen without giving advice, and hear your own voice. Whatever makes you sound like yourself, and happy, is the way to go.',
  'authority.self_projected.why': 'The sense of self speaks through the voice, and it takes a listener to hear it.',
  'authority.mental':
    'There’s no fixed inner voice for decisions. Talk to several people you trust, in places that feel right, not to collect advice but to hear what becomes clear as you speak.',
  'authority.mental.why':
    'In the right place and company, thinking becomes clear; in the wrong ones the mind goes round in circles.',
  'authority.lunar':
    'Give a big decision about 28 days and see how it looks on different days. What stays the same through all the changes is worth trusting.',
  'authority.lunar.why': 'With every center open, each day colours the view; over a full month the colours even out.',

  // Profiles: how someone goes through life; why it matters
  'profile.1/3':
    'Gets to the bottom of things and learns the rest by trying. A mistake counts as a finding here, and over time the knowledge becomes solid.',
  'profile.1/3.why': 'It helps to have time for study, and room for attempts that fail.',
  'profile.1/4':
    'Builds up solid knowledge and passes it on to people close by. Influence grows through friends rather than publicity.',
  'profile.1/4.why': 'Solid knowledge and good friends are the two things to look after.',
  'profile.2/4':
    'Needs time alone to let a natural talent come out, and a circle of people who call on it. Often others see the talent first.',
  'profile.2/4.why': 'Time alone and company are both necessary, and there’s no need to apologise for either.',
  'profile.2/5':
    'A private person others expect to come to the rescue. Comes out when the call is right, does something practical and withdraws again.',
  'profile.2/5.why': 'Once it’s clear what other people project, it’s easier to choose which calls to answer.',
  'profile.3/5':
    'Learns the hard way and turns it into solutions that work for others. People come for practical help when things are difficult.',
  'profile.3/5.why': 'What didn’t work is the raw material for what will.',
  'profile.3/6':
    'Goes through many experiments, then watches from a distance for a while, and ends up as an example. The search for a life worth trusting runs through all of it.',
  'profile.3/6.why': 'The bumpy first decades are preparation and shouldn’t be taken as a verdict.',
  'profile.4/6':
    'Lives through friendships and is a good observer of people. Becomes an example, over the years, to a circle that knows and trusts them.',
  'profile.4/6.why': 'Opportunities come through familiar faces, so it’s worth choosing that circle carefully.',
  'profile.4/1':
    'Set in its own way of doing things, with a solid foundation and a warm circle. Doesn’t bend much, and is a steady presence for others.',
  'profile.4/1.why': 'Life is easier where things fit from the start than where they have to be changed.',
  'profile.5/1':
    'Other people expect solutions, and thorough study makes them possible. Works well with strangers and on big questions.',
  'profile.5/1.why': 'A reputation depends on what was delivered, so it’s wise to promise only what’s been checked.',
  'profile.5/2':
    'Others expect help, while staying at home would be so much nicer. Gets moving when the impulse comes from inside, and then achieves a lot.',
  'profile.5/2.why': 'Without time alone, other people’s expectations drown out the talent.',
  'profile.6/2':
    'Early experiments, a long look from the roof, then a life that others take as an example. With it comes a talent that works best undisturbed.',
  'profile.6/2.why': 'Self-trust takes a long time to mature here, and that’s fine.',
  'profile.6/3':
    'Looks for a steady view and keeps getting drawn into new experiments. Becomes an example of how to live with change.',
  'profile.6/3.why': 'Change doesn’t mean that something has gone wrong; it’s how learning works here.',

  // Definitions: how the parts are joined; why it matters
  'definition.none':
    'No two centers are connected, so nothing in the chart is fixed. Everything comes in from places and people, is sampled and let go.',
  'definition.none.why': 'Surroundings matter more than plans, so they deserve a careful choice.',
  'definition.single':
    'All the defined centers form one connected whole. Information is processed in one go, without needing anyone to complete it.',
  'definition.single.why': 'When the answer is already there, others may still need more time or a conversation.',
  'definition.split':
    'The defined centers form two separate parts. They come together in the right company and with a little time, and it’s easy to look for the missing link in other people.',
  'definition.split.why':
    'Part of the attraction to certain people is that they’re a bridge; sitting in a busy café can do the same.',
  'definition.triple_split':
    'The defined centers form three separate parts. Different people and places connect different parts, so it helps when the day has some variety.',
  'definition.triple_split.why':
    'Being rushed, or always with the same person, makes decisions harder; moving among people makes them easier.',
  'definition.quadruple_split':
    'The defined centers form four separate parts, and almost everything is defined. The structure is fixed and takes its time to connect.',
  'definition.quadruple_split.why': 'Pressure to decide quickly doesn’t help; patience does.',

  // Lines: a manner; why it matters
  'line.1': 'Wants solid ground: studies, asks and checks before it trusts.',
  'line.1.why': 'Knowing brings security, so time spent on the basics is never wasted.',
  'line.2': 'Has a natural gift and doesn’t see how it does it. Wants to be left in peace until the right call comes.',
  'line.2.why': 'What comes easily is often exactly what others need.',
  'line.3': 'Learns by trying, bumping into things and trying again. Finds out what doesn’t work.',
  'line.3.why': 'Every attempt adds experience, and experience is the point.',
  'line.4': 'Lives through its network: friendship, kindness, word of mouth.',
  'line.4.why': 'Work, home and love tend to come through people it already knows.',
  'line.5': 'Other people see it as a helper and expect practical answers.',
  'line.5.why': 'These expectations are projections: helpful when it can meet them, a burden when it can’t.',
  'line.6':
    'Lives in three stages: experiments until about 30, a view from the roof until about 50, then an example to others.',
  'line.6.why': 'The long view takes time, and what looks like distance is observation.',
}
