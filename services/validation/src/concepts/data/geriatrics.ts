/** Older people. */
export const geriatrics = `
older adults | Aged | population | elderly, aged | idosos, idoso, idosa, pessoa idosa | seniors, old folks, velhinhos
frailty | Frailty | disease | frail elderly | fragilidade do idoso, síndrome da fragilidade, idoso frágil | fragilidade no idoso, fragilidade em idosos
sarcopenia | Sarcopenia | disease | muscle loss | sarcopenia, perda de massa muscular | -
falls in older adults | Accidental Falls | disease | falls, fall prevention | quedas em idosos, prevenção de quedas, queda do idoso | -
delirium | Delirium | disease | acute confusional state | delirium, estado confusional agudo | confusão mental, confused all of a sudden
behavioral symptoms of dementia | Behavioral Symptoms | symptom | agitation in dementia | sintomas comportamentais da demência, agitação na demência | BPSD
comprehensive geriatric assessment | Geriatric Assessment | procedure | geriatric assessment | avaliação geriátrica ampla | AGA, avaliação geriátrica
nursing homes | Nursing Homes | population | long-term care, residential care | instituição de longa permanência, casa de repouso, asilo | ILPI
caregiver burden | Caregiver Burden | outcome | caregiver stress | sobrecarga do cuidador, cuidador familiar | -
advance care planning | Advance Care Planning | procedure | advance directives, goals of care | planejamento antecipado de cuidados, diretivas antecipadas de vontade | DNR
palliative care | Palliative Care | procedure | end-of-life care, hospice | cuidados paliativos, cuidado paliativo, fim de vida | -
social isolation | Social Isolation | lifestyle | - | isolamento social, solidão do idoso | -
elder abuse | Elder Abuse | disease | - | violência contra o idoso, maus-tratos ao idoso | -
memory complaints | Memory Disorders | symptom | memory loss | queixa de memória, perda de memória, esquecimento | forgetful
anticholinergic burden | Cholinergic Antagonists | drug-class | anticholinergic drugs | carga anticolinérgica, anticolinérgicos | -
successful aging | Healthy Aging | outcome*0.7 | healthy aging | envelhecimento saudável | -
`;
