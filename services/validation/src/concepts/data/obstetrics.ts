/** Pregnancy, birth and women's health. */
export const obstetrics = `
pregnancy | Pregnancy | population | pregnant women | gravidez, gestação, gestante, gestantes | grávida, pregnant
pre-eclampsia | Pre-Eclampsia | disease | preeclampsia | pré-eclâmpsia | -
eclampsia | Eclampsia | disease | - | eclâmpsia | -
gestational hypertension | Hypertension, Pregnancy-Induced | disease | hypertension in pregnancy | hipertensão gestacional, pressão alta na gravidez | -
preterm birth | Premature Birth | disease | preterm labor, premature labor | parto prematuro, trabalho de parto prematuro, prematuridade | premie
antenatal corticosteroids | Glucocorticoids | procedure | antenatal steroids | corticoide antenatal, corticosteroides antenatais | -
postpartum hemorrhage | Postpartum Hemorrhage | disease | postpartum haemorrhage | hemorragia pós-parto, hemorragia puerperal | PPH, HPP
cesarean section | Cesarean Section | procedure | caesarean section, cesarean delivery | cesariana, cesárea, parto cesáreo | c-section, csection
vaginal birth | Parturition | procedure | vaginal delivery, childbirth | parto vaginal, parto normal, trabalho de parto | -
labor induction | Labor, Induced | procedure | induction of labor | indução do parto, indução do trabalho de parto | -
episiotomy | Episiotomy | procedure | perineal tear | episiotomia, laceração perineal | -
epidural analgesia in labor | Analgesia, Obstetrical | procedure | labor analgesia | analgesia de parto, peridural no parto | -
breastfeeding | Breast Feeding | lifestyle*1.4 | breast feeding, lactation, exclusive breastfeeding | aleitamento materno, amamentação, lactação | amamentar, nursing mother
mastitis | Mastitis | disease | - | mastite | -
prenatal care | Prenatal Care | procedure | antenatal care | pré-natal, assistência pré-natal | -
neural tube defects | Neural Tube Defects | disease | spina bifida | defeitos do tubo neural, espinha bífida | -
hyperemesis gravidarum | Hyperemesis Gravidarum | disease | nausea in pregnancy, morning sickness | hiperêmese gravídica, enjoo na gravidez | -
miscarriage | Abortion, Spontaneous | disease | spontaneous abortion, early pregnancy loss | aborto espontâneo, abortamento | -
ectopic pregnancy | Pregnancy, Ectopic | disease | - | gravidez ectópica, gestação ectópica | -
placenta previa | Placenta Previa | disease | - | placenta prévia | -
stillbirth | Stillbirth | outcome | fetal death | natimorto, óbito fetal | -
fetal growth restriction | Fetal Growth Retardation | disease | intrauterine growth restriction | restrição de crescimento fetal, restrição de crescimento intrauterino | IUGR, CIUR, RCIU
group B streptococcus | Streptococcus agalactiae | disease | - | estreptococo do grupo B | GBS
contraception | Contraception | procedure | birth control, contraceptive methods | contracepção, anticoncepção, métodos contraceptivos | -
oral contraceptives | Contraceptives, Oral | drug-class | contraceptive pill, combined oral contraceptives | anticoncepcional oral, anticoncepcionais orais, pílula anticoncepcional | the pill, anticoncepcional
intrauterine device | Intrauterine Devices | device | levonorgestrel intrauterine system | dispositivo intrauterino | IUD, DIU
emergency contraception | Contraception, Postcoital | drug-class | morning-after pill | contracepção de emergência, pílula do dia seguinte | -
menopause | Menopause | disease*0.9 | vasomotor symptoms, hot flashes | menopausa, climatério, fogachos | ondas de calor
hormone replacement therapy | Hormone Replacement Therapy | procedure | menopausal hormone therapy | terapia de reposição hormonal, terapia hormonal da menopausa, reposição hormonal | HRT, TRH
endometriosis | Endometriosis | disease | - | endometriose | -
uterine fibroids | Leiomyoma | disease | uterine leiomyoma | mioma uterino, miomas, leiomioma | fibroids
heavy menstrual bleeding | Menorrhagia | disease | menorrhagia, abnormal uterine bleeding | sangramento menstrual intenso, menorragia, sangramento uterino anormal | heavy periods
dysmenorrhea | Dysmenorrhea | symptom | menstrual cramps, period pain | dismenorreia, cólica menstrual | -
premenstrual syndrome | Premenstrual Syndrome | disease | premenstrual dysphoric disorder | tensão pré-menstrual, síndrome pré-menstrual | PMS, TPM
infertility | Infertility | disease | assisted reproduction | infertilidade, reprodução assistida | -
in vitro fertilization | Fertilization in Vitro | procedure | - | fertilização in vitro | IVF, FIV
bacterial vaginosis | Vaginosis, Bacterial | disease | - | vaginose bacteriana | -
vulvovaginal candidiasis | Candidiasis, Vulvovaginal | disease | vaginal yeast infection | candidíase vaginal, candidíase vulvovaginal | candidíase
cervical cancer screening | Uterine Cervical Neoplasms | test | HPV testing | rastreamento do câncer do colo do útero | rastreamento de câncer do colo do útero, rastreamento de câncer de colo de útero
pelvic inflammatory disease | Pelvic Inflammatory Disease | disease | - | doença inflamatória pélvica | PID
pelvic floor muscle training | Pelvic Floor | procedure | pelvic floor exercises, Kegel exercises | treinamento dos músculos do assoalho pélvico, fisioterapia pélvica, exercícios do assoalho pélvico | kegel
pelvic organ prolapse | Pelvic Organ Prolapse | disease | - | prolapso de órgãos pélvicos, bexiga caída | -
oxytocin | Oxytocin | drug | - | ocitocina, oxitocina | -
misoprostol | Misoprostol | drug | - | misoprostol | -
`;
