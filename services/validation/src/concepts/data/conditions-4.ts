export const conditions4 = `
flatfoot | Flatfoot | disease | flat feet | pé plano, pé chato | flat foot
vocal fold paralysis | Vocal Cord Paralysis | disease | vocal cord paralysis | paralisia de prega vocal, paralisia de corda vocal | -
presbycusis | Presbycusis | disease | age-related hearing loss | presbiacusia | -
neonatal hypoglycemia | - | disease | - | hipoglicemia neonatal | -
short stature | Dwarfism | disease | - | baixa estatura | -
precocious puberty | Puberty, Precocious | disease | - | puberdade precoce | -
congenital diaphragmatic hernia | Hernias, Diaphragmatic, Congenital | disease | - | hérnia diafragmática congênita | -
gastroschisis | Gastroschisis | disease | - | gastrosquise | -
omphalocele | Hernia, Umbilical | disease | - | onfalocele | -
esophageal atresia | Esophageal Atresia | disease | - | atresia de esôfago | -
primary ciliary dyskinesia | Ciliary Motility Disorders | disease | - | discinesia ciliar primária | -
Rett syndrome | Rett Syndrome | disease | - | síndrome de Rett | -
Prader-Willi syndrome | Prader-Willi Syndrome | disease | - | síndrome de Prader-Willi | -
fetal alcohol spectrum disorder | Fetal Alcohol Spectrum Disorders | disease | fetal alcohol syndrome | transtorno do espectro alcoólico fetal, síndrome alcoólica fetal | -
SIADH | Inappropriate ADH Syndrome | disease | inappropriate antidiuretic hormone secretion | síndrome da secreção inapropriada de ADH | -
`;
