/** Ears, nose, throat, voice, speech and language. */
export const entSpeech = `
acute otitis media | Otitis Media | disease | otitis media, ear infection | otite média aguda, otite média, otite | dor de ouvido, earache
otitis externa | Otitis Externa | disease | swimmer's ear | otite externa | -
otitis media with effusion | Otitis Media with Effusion | disease | glue ear | otite média com efusão, otite secretora | -
acute sinusitis | Sinusitis | disease | rhinosinusitis, sinusitis | sinusite, rinossinusite, rinossinusite aguda | -
chronic rhinosinusitis | Sinusitis | disease | nasal polyps, nasal polyposis | rinossinusite crônica, polipose nasal | -
allergic rhinitis | Rhinitis, Allergic | disease | hay fever | rinite alérgica, rinite | -
pharyngitis | Pharyngitis | disease | sore throat, streptococcal pharyngitis | faringite, dor de garganta | strep throat, strep
tonsillitis | Tonsillitis | disease | - | amigdalite, tonsilite | -
tonsillectomy | Tonsillectomy | procedure | adenotonsillectomy | amigdalectomia, tonsilectomia, adenoamigdalectomia | -
epistaxis | Epistaxis | symptom | nosebleed | epistaxe, sangramento nasal | nariz sangrando
hearing loss | Hearing Loss | disease | deafness, hearing impairment | perda auditiva, surdez, deficiência auditiva | -
sudden sensorineural hearing loss | Hearing Loss, Sudden | disease | sudden deafness | surdez súbita, perda auditiva súbita | -
tinnitus | Tinnitus | disease | ringing in the ears | zumbido, zumbido no ouvido, acufeno | -
benign paroxysmal positional vertigo | Benign Paroxysmal Positional Vertigo | disease | - | vertigem posicional paroxística benigna | BPPV, VPPB
vertigo | Vertigo | symptom | - | vertigem | tontura rotatória, labirintite
Meniere disease | Meniere Disease | disease | Ménière's disease | doença de Ménière | -
hearing aids | Hearing Aids | device | - | aparelho auditivo, aparelhos auditivos, prótese auditiva | -
cochlear implant | Cochlear Implants | device | cochlear implantation | implante coclear | -
newborn hearing screening | Neonatal Screening | test | otoacoustic emissions | triagem auditiva neonatal, teste da orelhinha | -
dysphonia | Dysphonia | symptom | hoarseness, voice disorders | disfonia, rouquidão, distúrbio da voz | -
voice therapy | Voice Training | procedure | - | terapia vocal, fonoterapia da voz | -
speech therapy | Speech Therapy | procedure | speech-language therapy, speech and language therapy | fonoaudiologia, fonoterapia, terapia da fala | fono
dysarthria | Dysarthria | symptom | - | disartria | -
stuttering | Stuttering | disease | stammering | gagueira, disfluência | -
speech delay | Language Development Disorders | disease | language delay, developmental language disorder | atraso de fala, atraso de linguagem, transtorno do desenvolvimento da linguagem | late talker, não fala ainda
oropharyngeal dysphagia | Deglutition Disorders | disease | swallowing therapy | disfagia orofaríngea | -
thickened liquids | - | procedure | texture-modified diet | líquidos espessados, espessante | -
tongue-tie | Ankyloglossia | disease | ankyloglossia, frenotomy | anquiloglossia, língua presa, frenotomia | teste da linguinha
croup | Croup | disease | laryngotracheitis | crupe, laringotraqueíte, laringite estridulosa | -
cerumen impaction | Cerumen | disease | earwax | cerume impactado, rolha de cerume | cera no ouvido
central auditory processing disorder | Auditory Perceptual Disorders | disease | auditory processing disorder | transtorno do processamento auditivo central, processamento auditivo | -
augmentative and alternative communication | Communication Aids for Disabled | device | - | comunicação alternativa, comunicação aumentativa e alternativa | -
`;
