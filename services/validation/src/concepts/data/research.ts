/** Methods, appraisal and reporting of research, and the basic sciences. */
export const research = `
PRISMA statement | - | study*2.5 | PRISMA guideline | diretriz PRISMA, declaração PRISMA | PRISMA, prisma checklist
CONSORT statement | - | study*2.5 | CONSORT guideline | diretriz CONSORT | CONSORT
STROBE statement | - | study*2.5 | STROBE guideline | diretriz STROBE | STROBE
reporting guideline | - | study*2 | reporting guidelines | diretriz de relato, guia de redação científica | -
GRADE approach | GRADE Approach | study*2.5 | quality of evidence, certainty of evidence | abordagem GRADE, qualidade da evidência, força da recomendação | sistema GRADE, nível de evidência, low quality evidence, low certainty evidence, evidência de baixa qualidade, evidência de baixa certeza
risk of bias | - | study*2.5 | risk of bias assessment | risco de viés | RoB 2, ~bias, ~viés
critical appraisal | - | study*2 | - | leitura crítica, avaliação crítica de artigos | AMSTAR 2
publication bias | Publication Bias | study*2.5 | funnel plot | viés de publicação, gráfico de funil | -
heterogeneity | - | study*1.5 | I2 statistic | heterogeneidade | -
scoping review | Scoping Review | study*2 | scoping reviews | revisão de escopo | -
diagnostic accuracy | Sensitivity and Specificity | study*2 | diagnostic test accuracy, sensitivity and specificity | acurácia diagnóstica, sensibilidade e especificidade | QUADAS-2
qualitative research | Qualitative Research | study*2 | focus groups | pesquisa qualitativa, grupo focal | COREQ
prediction models | - | study*2 | clinical prediction model, prediction model | modelos de predição, modelo preditivo | -
evidence-based medicine | Evidence-Based Medicine | study*2 | evidence-based practice | medicina baseada em evidências, prática baseada em evidências | MBE, EBM
genomics | Genomics | study*2 | DNA sequencing, human genome | genômica, sequenciamento de DNA, genoma humano | -
gene editing | Gene Editing | procedure | CRISPR-Cas9, genome editing | edição gênica, edição genômica | CRISPR
protein structure | Protein Conformation | study*2 | protein structure prediction | estrutura de proteínas | alphafold
secondary prevention | Secondary Prevention | procedure*0.6 | - | prevenção secundária | -
primary prevention | Primary Prevention | procedure*0.6 | - | prevenção primária | -
pain | Pain | symptom*0.8 | - | dor, dores | ~painful, ~dolorido
postoperative complications | Postoperative Complications | disease*0.9 | surgical complications | complicações pós-operatórias, complicações cirúrgicas | -
oral health | Oral Health | outcome*1.6 | - | saúde bucal | -
muscle strength | Muscle Strength | outcome*1.5 | - | força muscular | -
sedation | Conscious Sedation | procedure | - | sedação | -
SOFA score | Organ Dysfunction Scores | test | sequential organ failure assessment | escore SOFA | qsofa
STOP-Bang questionnaire | - | test | STOP-Bang | questionário STOP-Bang | -
thromboembolism | Thromboembolism | disease | - | tromboembolismo | -
fluid therapy | Fluid Therapy | procedure | - | fluidoterapia | iv fluids, soro na veia
renal replacement therapy | Renal Replacement Therapy | procedure | - | terapia renal substitutiva | TRS
microcephaly | Microcephaly | disease | - | microcefalia | -
nurse staffing | Nursing Staff, Hospital | outcome*1.8 | nurse-patient ratio, nurse staffing levels, nurse-to-patient ratio | dimensionamento de enfermagem, razão enfermeiro-paciente, proporção enfermeiro-paciente | unsafe staffing, short staffed nurses, understaffed, short staffed
`;
