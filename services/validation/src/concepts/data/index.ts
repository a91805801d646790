import { anaesthesiaPain } from './anaesthesia-pain';
import { cardiology } from './cardiology';
import { conditions1 } from './conditions-1';
import { conditions2 } from './conditions-2';
import { conditions3 } from './conditions-3';
import { conditions4 } from './conditions-4';
import { dentistry } from './dentistry';
import { dermatology } from './dermatology';
import { diagnostics } from './diagnostics';
import { emergency } from './emergency';
import { endocrine } from './endocrine';
import { entSpeech } from './ent-speech';
import { gastroenterology } from './gastroenterology';
import { geriatrics } from './geriatrics';
import { haematology } from './haematology';
import { hepatology } from './hepatology';
import { infectious2 } from './infectious-2';
import { infectious } from './infectious';
import { lifestyle } from './lifestyle';
import { nephrology } from './nephrology';
import { neurology } from './neurology';
import { nursingSafety } from './nursing-safety';
import { nutrition } from './nutrition';
import { obstetrics } from './obstetrics';
import { oncology } from './oncology';
import { ophthalmology } from './ophthalmology';
import { orthopaedics } from './orthopaedics';
import { paediatrics } from './paediatrics';
import { pharmacy1 } from './pharmacy-1';
import { pharmacy2 } from './pharmacy-2';
import { pharmacy3 } from './pharmacy-3';
import { pharmacy4 } from './pharmacy-4';
import { pharmacy5 } from './pharmacy-5';
import { physicalTherapy } from './physical-therapy';
import { psychiatry } from './psychiatry';
import { publicHealth } from './public-health';
import { research } from './research';
import { respiratory } from './respiratory';
import { rheumatology } from './rheumatology';
import { studyDesign } from './study-design';
import { surgery } from './surgery';
import { symptoms } from './symptoms';
import { furtherCare } from './further-care';
import { furtherDiseases1 } from './further-diseases-1';
import { furtherDiseases2 } from './further-diseases-2';
import { furtherDiseases3 } from './further-diseases-3';
import { signsAndMeasures } from './signs-and-measures';
import { signsAndMeasures2 } from './signs-and-measures-2';
import { vaccines } from './vaccines';

/** Every data file of the lexicon by its name; files missing from this list are not loaded. */
export const lexiconFiles: Readonly<Record<string, string>> = {
  'anaesthesia-pain': anaesthesiaPain,
  cardiology,
  'conditions-1': conditions1,
  'conditions-2': conditions2,
  'conditions-3': conditions3,
  'conditions-4': conditions4,
  dentistry,
  dermatology,
  diagnostics,
  emergency,
  endocrine,
  'ent-speech': entSpeech,
  gastroenterology,
  geriatrics,
  haematology,
  hepatology,
  'infectious-2': infectious2,
  infectious,
  lifestyle,
  nephrology,
  neurology,
  'nursing-safety': nursingSafety,
  nutrition,
  obstetrics,
  oncology,
  ophthalmology,
  orthopaedics,
  paediatrics,
  'pharmacy-1': pharmacy1,
  'pharmacy-2': pharmacy2,
  'pharmacy-3': pharmacy3,
  'pharmacy-4': pharmacy4,
  'pharmacy-5': pharmacy5,
  'physical-therapy': physicalTherapy,
  psychiatry,
  'public-health': publicHealth,
  research,
  respiratory,
  rheumatology,
  'study-design': studyDesign,
  surgery,
  symptoms,
  'further-care': furtherCare,
  'further-diseases-1': furtherDiseases1,
  'further-diseases-2': furtherDiseases2,
  'further-diseases-3': furtherDiseases3,
  'signs-and-measures': signsAndMeasures,
  'signs-and-measures-2': signsAndMeasures2,
  vaccines,
};
