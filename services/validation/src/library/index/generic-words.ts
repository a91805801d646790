import { toStems } from './tokens';

/** Words for the population. */
const POPULATION = new Set(
  toStems(
    'adult adults child children infant infants woman women man men male female elderly older aged young adolescents',
  ),
);
const GENERIC = new Set(
  toStems(
    `patient patients person people human health healthcare healthy medical medicine clinical clinic care disease diseases disorder illness condition syndrome symptom symptoms treatment
treatments therapy therapies therapeutic management intervention diagnosis diagnostic prognosis prevention risk factor factors effect effects
outcome outcomes study studies trial trials review meta analysis systematic guideline guidelines evidence research use quality life hospital
doctor physician nurse professional drug drugs medication medications dose acute chronic severe mild new first second high low level levels
association efficacy safety practice general population randomized controlled cohort`,
  ),
);

/** Where members work, and what with. */
const WORKPLACE = new Set(
  toStems(
    `ward wards shift shifts staff colleague colleagues team teams resident residents residency student students intern interns
congress conference meeting session exam exams course courses university lecture lectures department office`,
  ),
);

/** Whether a stem matches records on any topic. */
export const isGeneric = (stem: string): boolean => GENERIC.has(stem);
export const isPopulation = (stem: string): boolean => POPULATION.has(stem);
export const isWorkplace = (stem: string): boolean => WORKPLACE.has(stem);
