/** Symptoms that belong to many specialties. */
export const symptoms = `
fever | Fever | symptom | pyrexia | febre | febril, temp is up
dizziness | Dizziness | symptom | - | tontura | tonto, dizzy, lightheaded
fatigue | Fatigue | symptom | tiredness | fadiga, cansaço | ~cansado, ~tired, exausto
dyspnea | Dyspnea | symptom | shortness of breath, breathlessness | dispneia, falta de ar | SOB, can't breathe
cough | Cough | symptom | chronic cough | tosse, tosse crônica | ~tosse seca
edema | Edema | symptom | peripheral edema, leg swelling | edema, inchaço, pernas inchadas | swollen legs
palpitations | - | symptom | - | palpitação, palpitações | coração acelerado, heart racing
unintentional weight loss | Weight Loss | symptom | - | perda de peso não intencional, emagrecimento sem causa | -
loss of appetite | Anorexia | symptom | poor appetite | perda de apetite, inapetência | -
hiccups | Hiccup | symptom | - | soluço, soluços | -
night sweats | Sweating | symptom | - | sudorese noturna, suor noturno | -
muscle cramps | Muscle Cramp | symptom | - | cãibra, cãibras, câimbra | -
paresthesia | Paresthesia | symptom | numbness, tingling | parestesia, formigamento, dormência | pins and needles
anosmia | Anosmia | symptom | loss of smell | anosmia, perda do olfato | -
cyanosis | Cyanosis | symptom | - | cianose | -
`;
