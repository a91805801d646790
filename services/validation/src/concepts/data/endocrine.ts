export const endocrine = `
diabetes mellitus | Diabetes Mellitus | disease | diabetes | diabetes, diabetes mellitus | DM, diabetic, diabético, diabete
type 2 diabetes | Diabetes Mellitus, Type 2 | disease*1.1 | type 2 diabetes mellitus, T2DM | diabetes tipo 2, diabetes mellitus tipo 2 | dm2, t2d, type 2 diabetic, type two diabetes, diabético tipo 2
type 1 diabetes | Diabetes Mellitus, Type 1 | disease*1.1 | type 1 diabetes mellitus, T1DM | diabetes tipo 1, diabetes mellitus tipo 1 | dm1, t1d, type 1 diabetic, diabético tipo 1, diabetes juvenil
gestational diabetes | Diabetes, Gestational | disease*1.1 | gestational diabetes mellitus | diabetes gestacional, diabetes mellitus gestacional | DMG, diabetes na gravidez, diabetes in pregnancy, GDM
prediabetes | Prediabetic State | disease | prediabetic state, impaired glucose tolerance | pré-diabetes, prediabetes | pre-diabetes, prediabetic, pré-diabético
diabetic retinopathy | Diabetic Retinopathy | disease*1.1 | diabetic macular edema | retinopatia diabética, edema macular diabético | ~retinopathy, ~retinopatia
diabetic foot | Diabetic Foot | disease*1.1 | diabetic foot ulcer | pé diabético, úlcera do pé diabético | -
diabetic neuropathy | Diabetic Neuropathies | disease*1.1 | diabetic peripheral neuropathy | neuropatia diabética | -
diabetic nephropathy | Diabetic Nephropathies | disease*1.1 | diabetic kidney disease | nefropatia diabética, doença renal do diabetes | -
diabetic ketoacidosis | Diabetic Ketoacidosis | disease*1.1 | - | cetoacidose diabética | DKA, CAD diabética
diabetes complications | Diabetes Complications | disease*0.9 | - | complicações do diabetes, complicações da diabetes | -
hypoglycemia | Hypoglycemia | disease | low blood sugar | hipoglicemia | low sugar, açúcar baixo
hyperglycemia | Hyperglycemia | disease*0.9 | high blood sugar | hiperglicemia, glicose alta | açúcar alto, glicemia alta, high sugars
blood glucose | Blood Glucose | test*0.9 | blood sugar | glicemia, glicose no sangue | açúcar no sangue, fasting glucose, glicemia de jejum, sugar levels
glycemic control | Glycemic Control | outcome*1.8 | glycaemic control | controle glicêmico | sugar control, controle do diabetes, controle da diabetes, glucose control, controle de glicemia, controle da glicemia
glycated hemoglobin | Glycated Hemoglobin | test | HbA1c, hemoglobin A1c | hemoglobina glicada | a1c, glicada
continuous glucose monitoring | Continuous Glucose Monitoring | test*1.1 | - | monitorização contínua de glicose | CGM, freestyle libre, sensor de glicose, glucose sensor
insulin resistance | Insulin Resistance | disease | - | resistência à insulina, resistência insulínica | -
insulin pump | Insulin Infusion Systems | device | insulin pumps | bomba de insulina | -
metabolic syndrome | Metabolic Syndrome | disease | - | síndrome metabólica | -
obesity | Obesity | disease | - | obesidade | obese, obeso, BMI over 30, IMC acima de 30
childhood obesity | Pediatric Obesity | disease*1.1 | pediatric obesity | obesidade infantil | criança obesa, obese children
overweight | Overweight | disease*0.8 | - | sobrepeso, excesso de peso | acima do peso
weight loss | Weight Loss | outcome*1.6 | weight reduction | perda de peso, emagrecimento | emagrecer, emagreceu, emagreci, perder peso, lose weight, losing weight, lost weight, slimming
weight gain | Weight Gain | outcome*1.4 | - | ganho de peso, aumento de peso | ganhar peso, engordar, engordou, gaining weight, gained weight
bariatric surgery | Bariatric Surgery | procedure | gastric bypass, sleeve gastrectomy | cirurgia bariátrica, bypass gástrico, redução de estômago, gastrectomia vertical | bariátrica
hypothyroidism | Hypothyroidism | disease | underactive thyroid | hipotireoidismo | -
subclinical hypothyroidism | - | disease*1.1 | - | hipotireoidismo subclínico | TSH alto, raised tsh, tsh elevado
hyperthyroidism | Hyperthyroidism | disease | thyrotoxicosis, overactive thyroid | hipertireoidismo, tireotoxicose | -
Graves disease | Graves Disease | disease | - | doença de Graves | -
Hashimoto thyroiditis | Hashimoto Disease | disease | Hashimoto disease | tireoidite de Hashimoto | hashimoto
thyroid nodule | Thyroid Nodule | disease | thyroid nodules | nódulo de tireoide, nódulo na tireoide | -
thyroid diseases | Thyroid Diseases | disease*0.9 | - | doenças da tireoide | thyroid, tireoide, problema de tireoide
goiter | Goiter | disease | goitre | bócio | -
thyrotropin | Thyrotropin | test | thyroid stimulating hormone, TSH | hormônio estimulante da tireoide, TSH | -
Cushing syndrome | Cushing Syndrome | disease | - | síndrome de Cushing | cushing
adrenal insufficiency | Adrenal Insufficiency | disease | Addison disease | insuficiência adrenal, doença de Addison | -
cortisol | Hydrocortisone | test*0.9 | - | cortisol | -
acromegaly | Acromegaly | disease | - | acromegalia | -
hyperprolactinemia | Hyperprolactinemia | disease | prolactinoma | hiperprolactinemia, prolactinoma | prolactina alta
diabetes insipidus | Diabetes Insipidus | disease*1.1 | - | diabetes insípido | -
hyperparathyroidism | Hyperparathyroidism | disease | - | hiperparatireoidismo | -
hypogonadism | Hypogonadism | disease | low testosterone | hipogonadismo, testosterona baixa | -
polycystic ovary syndrome | Polycystic Ovary Syndrome | disease | - | síndrome dos ovários policísticos, ovários policísticos | PCOS, SOP, pcos
osteoporosis | Osteoporosis | disease | low bone density, bone loss | osteoporose | brittle bones, ossos fracos
postmenopausal osteoporosis | Osteoporosis, Postmenopausal | disease*1.1 | - | osteoporose pós-menopausa | -
bone density | Bone Density | test | bone mineral density, bone densitometry, dual-energy X-ray absorptiometry | densidade mineral óssea, densitometria óssea, densitometria | DEXA, dexa scan, DXA, DMO
gender-affirming hormone therapy | - | procedure | - | hormonização, terapia hormonal de afirmação de gênero | hormonioterapia trans
anabolic steroids | Anabolic Androgenic Steroids | drug-class | anabolic androgenic steroids | esteroides anabolizantes, anabolizantes | ~bomba, steroids at the gym, bomba na academia
`;
