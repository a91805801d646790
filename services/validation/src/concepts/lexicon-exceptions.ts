import { keysOf } from './concept-index';
import type { Homographs } from './concept-index';

/** Portuguese forms that are ordinary English words, and vice versa. */
export const HOMOGRAPHS: Homographs = {
  en: keysOf('gripe'),
  pt: keysOf('mole'),
};

/**
 * Names of concepts with another everyday meaning in either language; alone they form no medical topic. Some
 * abbreviations are also places, programmes or messages ('DM me', 'BRA 2x0', 'PSA: ...').
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = keysOf(`
  shock choque trauma falls stress estresse burns choking tartar piles corona gota luto grief surto marcha gelo walker gym walking caminhada caminhar malhar
  salt nuts castanhas calories stretching alongamento sauna fumo booze bebedeira sono sleep tonto tonta ânsia cansaço exausto tiredness guideline guidelines diretriz
  protocolo outbreak epidemic pandemic pandemia epidemia survival admitted understaffed chatgpt gesso stitches rehab massage massagem screening rastreamento lockdown quarentena quarantine
  bengala bombinha smartwatch puffer eco berger bipolar sapinho hives cólera impotência concerta supplements steroids weed hydration hidratação posture postura
  refrigerante nutrição nutrition diet dieta alimentação exercise cigarro smokes compliance coma loneliness solidão kids children baby
  pain dor dores dm bra ram pa tap ela pac ave add psa tab tag eap
`);

/**
 * Lookup keys of forms that two concepts share on purpose. The concept in the text's language takes precedence,
 * otherwise the first one.
 */
export const SHARED_FORMS: ReadonlySet<string> = new Set([
  // 'Urinary tract infection' and 'unidade de terapia intensiva'.
  'uti',
]);

/**
 * Idioms in which words such as heart, fever and virus are not medical. Concepts inside an idiom are not recognised.
 */
export const IDIOMS: readonly string[] = `
heart of the city, heart of the matter, heart of the country, heart of the town, heart of the game, heart of gold, heart to heart, by heart, at heart, broken heart, broke my heart, breaks my heart, breaking my heart
change of heart, lose heart, lost heart, heart and soul, my heart goes out, my heart will go on, almost had a heart attack, nearly had a heart attack, gave me a heart attack, give me a heart attack, having a heart attack over
sweet heart, bottom of my heart, bleeding heart, brain drain, brain of the operation, brains behind, pick your brain, pain in the neck, pain in the ass, pain in the butt, what a pain, growing pains, no pain no gain
dying laughing, dying of laughter, died laughing, dead tired, bored to death, sick of, sick and tired, sick beat, sick burn, sick goal, sick track, sick move, battery died, phone died, laptop died, battery life
driving me nuts, drives me nuts, go nuts, went nuts, fever pitch, fever dream, economy goes into depression, lithium battery, saturday night fever, cabin fever, football fever, cup fever, gold fever, computer virus, viral video, gone viral, went viral, going viral, viral tweet, viral post, cold war, cold beer, cold feet, cold case
break a leg, cost an arm and a leg, arm and a leg, pulling my leg, pull my leg, second leg, first leg, leg of the tournament, leg day, cold shoulder, back seat, sugar rush, adrenaline rush, sugar daddy, brown sugar
allergic to mondays, allergic to work, allergic to bullshit, addicted to this show, addicted to this series, addicted to this song, addicted to netflix, blood on the dance floor, bad blood, blood bath, blood moon, blood brothers
in cold blood, true blood, cancer season, cancer sign, cancer zodiac, cancer sun, tropic of cancer, zodiac cancer, i am a cancer, political suicide, career suicide, mental gymnastics, mental note, stroke of luck, stroke of genius
stroke play, butterfly stroke, breast stroke, bug fix, computer bug, growth of the economy, economic depression, great depression, tropical depression, economic recovery, financial crisis, political crisis, housing crisis
crisis of confidence, fracture in the party, party fracture, paralysed by, traffic paralysis, shot on goal, shot at goal, long shot, best shot, game plan, injury time, sudden death, death star, death penalty, death metal, walking dead
vaccine for stupidity, cure for boredom, diet coke, diet pepsi, fat chance, fat joke, big fat, skin in the game, skin care routine haul, pressure cooker, peer pressure, under pressure, high pressure system, low pressure system
pressure from voters, gut feeling, no guts, balance sheet, work balance, bank balance, operation desert storm, car exhaust, fatigue jacket, voter fatigue, zoom fatigue, franchise fatigue, superhero fatigue, surgical strike
surgical precision, in the blood, toxic relationship, toxic boss, toxic ex, toxic masculinity, food coma, sugar coma, cardio funk, head cold open, rash decision, rash decisions, chronic liar, doctor who, doctor strange, dr who
strange medicine, spin doctor, doctor the ball, weather symptoms, nursing a beer, nursing a drink, nursing my pint, nursing a lead, patient zero movie, be patient, is patient, was patient, are patient, patient enough, stay patient, very patient, so patient, more patient
doente de saudade, doente de saudades, doente de ciúme, doente de amor, doente por futebol, doente por ele, doente por ela, torcedor doente, vascaíno doente, flamenguista doente, corintiano doente, fã doente
dor de cotovelo, dor de corno, dor de amor, dor no bolso, dor na alma, dor de saudade, morrendo de rir, morri de rir, morta de rir, morto de rir, morrer de rir, morrendo de saudade, morrendo de fome, morrendo de sono, morrendo de vergonha, morrendo de medo
foi um parto, é um parto, um parto pra, um parto para, verdadeiro parto, coração da cidade, coração do centro, coração do bairro, coração do brasil, coração partido, de coração, do fundo do coração, com o coração na mão, coração mole, meu coração é
coração de mãe, coração valente, coração tricolor, coração rubro-negro, vírus no computador, vírus no meu computador, vírus de computador, vírus no notebook, vírus no celular, antivírus, viciado nessa série, viciada nessa série, viciado nesse jogo
viciada nesse jogo, viciado nessa música, viciada nessa música, alérgico a segunda-feira, alérgica a segunda-feira, alergia a segunda-feira, alergia de gente, alergia a gente, febre de bola, febre do momento, nova febre, virou febre, febre nas redes
signo de câncer, signo câncer, trópico de câncer, sou de câncer, mapa astral, sangue nos olhos, sangue frio, sangue novo, sangue azul, deu o sangue, dar o sangue, banho de sangue, sangue bom, quase infartei, quase morri, quase tive um infarto
quase tive um treco, quebrar a cabeça, quebrei a cabeça, quebrando a cabeça, virou dor de cabeça, dor de cabeça pro time, dor de cabeça para o técnico, dor de cabeça pro técnico, dor de cabeça com o carro, dor de cabeça com a obra, cabeça de área, de cabeça pra baixo
de cabeça para baixo, de cabeça erguida, gol de cabeça, bola na cabeça, com o pé na cova, pé na jaca, pé na estrada, de braços abertos, barriga de cerveja no samba, empurrar com a barriga, empurrando com a barriga, barriga de aluguel, olho gordo, de olho
olho no lance, olho por olho, cara de pau, pressão da torcida, panela de pressão, pressão do mercado, pressão política, sob pressão, pressão dos eleitores, crise política, crise econômica, crise financeira, crise no governo, crise no clube, crise de riso
depressão tropical, grande depressão, depressão pós-série, depressão pós-jogo, paciente demais, seja paciente, sou paciente, ser paciente, muito paciente, fui paciente, tratamento de choque na economia, tratamento vip, operação lava jato, operação da polícia
operação policial, bateria morreu, celular morreu, gordura saturada de drama, leite derramado, chorar sobre o leite derramado, chá de cadeira, chá de bebê, chá de panela, remédio amargo, sem remédio, não tem remédio, santo remédio
receita de bolo, receita da vovó, receita federal, perna de pau, perna curta, ponta de língua, na ponta da língua, língua portuguesa, língua inglesa, língua afiada, dose dupla, dose de cachaça, dose de whisky, dose de humor, em dose dupla
injeção de ânimo, injeção de dinheiro, respirar fundo e torcer, pulmão do mundo, pulmão do time, cirurgia plástica no carro, anestesia geral do povo, sintoma do governo, morte súbita, minuto de silêncio, vida ou morte, caso de vida ou morte
swimming stroke, golf stroke, tennis stroke, rowing stroke, brush stroke, stroke of midnight, drops burn, eyes burn, eye burns, it burns, that burns, burns when, burn when, skin burns a bit, burn calories, burns calories, burn fat, migraine of a, boss is a headache
depressed about the, depressed about this, depressed about that, virose do computador, virose no computador, virose no celular, enxaqueca de resolver, que enxaqueca esse, que enxaqueca essa, vacina contra spam, vacina contra hackers, vacina contra golpes, vacina contra fake news
quase tive um avc, trânsito me dá dor de cabeça, febre do ouro, deprimido com o resultado, deprimida com o resultado, deprimido com a derrota, deprimida com a derrota, deprimido com o jogo, deprimida com o jogo, trombose no trânsito, fila me deu gastrite
chefe é um câncer, é o câncer do país, é o câncer do brasil, é o câncer da sociedade, anemia do time, quase enfartei, enfartei com esse
`
  .split(/[\n,]/)
  .map((idiom) => idiom.trim())
  .filter(Boolean);
