export const signsAndMeasures2 = `
rectal examination | Digital Rectal Examination | test*0.8 | - | exame retal | -
respiratory rate | Respiratory Rate | test*0.5 | - | frequência respiratória | -
room air | - | outcome*0.3 | - | ar ambiente | -
sacroiliac joint | Sacroiliac Joint | outcome*0.9 | - | articulação sacroilíaca | -
superior mesenteric artery | Mesenteric Artery, Superior | outcome*0.9 | - | artéria mesentérica superior | -
surgical wound | Surgical Wound | outcome*0.7 | - | ferida operatória | -
tidal volume | Tidal Volume | test*0.8 | - | volume corrente | -
urgent care | Ambulatory Care Facilities | population*0.5 | - | pronto atendimento de baixa complexidade | -
uterine contractions | Uterine Contraction | outcome*0.6 | - | contrações uterinas | -
vaginal examination | Gynecological Examination | test*0.7 | - | toque vaginal | -
`;
