export const nephrology = `
chronic kidney disease | Renal Insufficiency, Chronic | disease | chronic renal failure, chronic renal insufficiency | doença renal crônica, insuficiência renal crônica | CKD, DRC, IRC, ckd, renal crônico
acute kidney injury | Acute Kidney Injury | disease | acute renal failure | lesão renal aguda, injúria renal aguda, insuficiência renal aguda | AKI, IRA, LRA, aki
kidney failure | Renal Insufficiency | disease | renal failure, renal insufficiency | insuficiência renal, falência renal | rins pararam, kidneys failing, rim parou
end-stage renal disease | Kidney Failure, Chronic | disease*1.1 | end-stage kidney disease | doença renal terminal, doença renal em estágio terminal | ESRD, DRCT
kidney diseases | Kidney Diseases | disease*0.9 | renal disease | doenças renais, nefropatia | kidney disease, doença nos rins, problema nos rins, kidney problems
kidney stones | Kidney Calculi | disease | nephrolithiasis, renal calculi | cálculo renal, nefrolitíase, pedra nos rins | kidney stone, pedra no rim, pedras nos rins, litíase renal
renal colic | Renal Colic | disease | - | cólica renal, cólica nefrética | -
nephrotic syndrome | Nephrotic Syndrome | disease | - | síndrome nefrótica | -
glomerulonephritis | Glomerulonephritis | disease | - | glomerulonefrite | nefrite
IgA nephropathy | Glomerulonephritis, IGA | disease*1.1 | - | nefropatia por IgA | berger
lupus nephritis | Lupus Nephritis | disease*1.1 | - | nefrite lúpica | -
polycystic kidney disease | Polycystic Kidney Diseases | disease | - | doença renal policística, rins policísticos | -
renal artery stenosis | Renal Artery Obstruction | disease | - | estenose de artéria renal | -
proteinuria | Proteinuria | disease*0.9 | - | proteinúria | foamy urine, urina espumosa, proteína na urina
albuminuria | Albuminuria | disease*0.9 | microalbuminuria | albuminúria, microalbuminúria | -
hematuria | Hematuria | symptom | haematuria, blood in urine | hematúria, sangue na urina | blood in the urine, urina com sangue
dysuria | Dysuria | symptom | painful urination | disúria, dor ao urinar, ardência ao urinar | burning when peeing, burning urination, arde para urinar
urinary incontinence | Urinary Incontinence | disease | stress urinary incontinence, overactive bladder | incontinência urinária, bexiga hiperativa | leaking urine, perda de urina, xixi na calça
urinary retention | Urinary Retention | disease | - | retenção urinária | -
enuresis | Enuresis | disease | bedwetting, nocturnal enuresis | enurese, enurese noturna, xixi na cama | bed wetting
benign prostatic hyperplasia | Prostatic Hyperplasia | disease | prostatic hyperplasia, lower urinary tract symptoms | hiperplasia prostática benigna, próstata aumentada | HPB, BPH, enlarged prostate
prostatitis | Prostatitis | disease | - | prostatite | -
erectile dysfunction | Erectile Dysfunction | disease | impotence | disfunção erétil, impotência sexual, impotência | ED
hyperkalemia | Hyperkalemia | disease | high potassium | hipercalemia, hiperpotassemia, potássio alto | -
hypokalemia | Hypokalemia | disease | low potassium | hipocalemia, hipopotassemia, potássio baixo | -
hyponatremia | Hyponatremia | disease | low sodium | hiponatremia, sódio baixo | -
metabolic acidosis | Acidosis | disease | - | acidose metabólica | -
dehydration | Dehydration | disease*0.9 | - | desidratação | dehydrated, desidratado
hemodialysis | Renal Dialysis | procedure*1.1 | renal dialysis, dialysis | hemodiálise, diálise | fazendo diálise
peritoneal dialysis | Peritoneal Dialysis | procedure*1.1 | - | diálise peritoneal | -
arteriovenous fistula | Arteriovenous Fistula | procedure*0.9 | - | fístula arteriovenosa | FAV
kidney transplantation | Kidney Transplantation | procedure*1.1 | renal transplantation, kidney transplant, renal transplant | transplante renal, transplante de rim | -
renoprotection | - | outcome*1.4 | nephroprotection | nefroproteção, proteção renal | protect the kidneys, proteger os rins
nephrotoxicity | - | disease*0.9 | drug-induced kidney injury | nefrotoxicidade | bad for the kidneys, faz mal pros rins
contrast-induced nephropathy | - | disease*1.1 | contrast-associated acute kidney injury | nefropatia por contraste | -
glomerular filtration rate | Glomerular Filtration Rate | test | eGFR | taxa de filtração glomerular | GFR, TFG, CKD-EPI, kidney function, função renal
creatinine | Creatinine | test | serum creatinine | creatinina | -
cystatin C | Cystatin C | test | - | cistatina C | -
urea | Urea | test*0.7 | blood urea nitrogen | ureia | BUN
urinalysis | Urinalysis | test*0.9 | urine test | exame de urina, urina tipo 1, sumário de urina | EAS, urine dipstick, UA
urine culture | - | test*0.9 | - | urocultura, urinocultura | -
urinary catheterization | Urinary Catheterization | procedure | urinary catheter, Foley catheter | cateterismo vesical, sonda vesical, cateter vesical | sonda urinária, SVD
`;
