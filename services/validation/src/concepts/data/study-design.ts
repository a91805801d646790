/** Study designs: they describe a topic and never form one. */
export const studyDesign = `
randomized controlled trial | Randomized Controlled Trials as Topic | study | randomised trial, randomized trial | ensaio clínico randomizado, estudo randomizado | RCT
meta-analysis | Meta-Analysis as Topic | study | - | metanálise, meta-análise | -
systematic review | Systematic Reviews as Topic | study | - | revisão sistemática | -
clinical practice guideline | Practice Guidelines as Topic | study | guideline | diretriz clínica, diretrizes clínicas, diretriz | guidelines, protocolo
cohort study | Cohort Studies | study | prospective cohort | estudo de coorte, coorte | -
case-control study | Case-Control Studies | study | - | estudo caso-controle | -
case report | Case Reports as Topic | study | case series | relato de caso, série de casos | -
observational study | Observational Studies as Topic | study | - | estudo observacional | -
placebo | Placebos | study | placebo effect | placebo, efeito placebo | -
number needed to treat | Numbers Needed To Treat | study | - | número necessário para tratar | NNT
dose-response | Dose-Response Relationship, Drug | study*0.7 | - | dose-resposta | -
risk factors | Risk Factors | outcome*0.5 | - | fatores de risco, fator de risco | -
prevalence | Prevalence | study*0.5 | incidence | prevalência, incidência | -
survival | Survival Analysis | outcome*0.6 | survival rate | sobrevida, taxa de sobrevida | -
prognosis | Prognosis | outcome*0.6 | - | prognóstico | -
hospitalization | Hospitalization | outcome*0.6 | hospital admission | hospitalização, internação | admitted
length of stay | Length of Stay | outcome*0.6 | - | tempo de internação, tempo de permanência | LOS
`;
