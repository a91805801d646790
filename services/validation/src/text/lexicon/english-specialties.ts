import { parseRules } from './rewrite-rules';

/** Specialties that a post addresses by a short name. */
export const specialties = parseRules(String.raw`
  {S}derm q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a dermatology question:
  {S}derm: => Dermatology:
  \bfor (?:the |my |all (?:the )?)?derm (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for dermatology colleagues
  {S}endo q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an endocrinology question:
  {S}endo: => Endocrinology:
  \bfor (?:the |my |all (?:the )?)?endo (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for endocrinology colleagues
  {S}cardio q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a cardiology question:
  {S}cardio: => Cardiology:
  \bfor (?:the |my |all (?:the )?)?cardio (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for cardiology colleagues
  {S}cards q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a cardiology question:
  {S}cards: => Cardiology:
  \bfor (?:the |my |all (?:the )?)?cards (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for cardiology colleagues
  {S}nephro q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a nephrology question:
  {S}nephro: => Nephrology:
  \bfor (?:the |my |all (?:the )?)?nephro (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for nephrology colleagues
  {S}rheum q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a rheumatology question:
  {S}rheum: => Rheumatology:
  \bfor (?:the |my |all (?:the )?)?rheum (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for rheumatology colleagues
  {S}gastro q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a gastroenterology question:
  {S}gastro: => Gastroenterology:
  \bfor (?:the |my |all (?:the )?)?gastro (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for gastroenterology colleagues
  {S}neuro q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a neurology question:
  {S}neuro: => Neurology:
  \bfor (?:the |my |all (?:the )?)?neuro (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for neurology colleagues
  {S}psych q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a psychiatry question:
  {S}psych: => Psychiatry:
  \bfor (?:the |my |all (?:the )?)?psych (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for psychiatry colleagues
  {S}paeds q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a paediatrics question:
  {S}paeds: => Paediatrics:
  \bfor (?:the |my |all (?:the )?)?paeds (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for paediatrics colleagues
  {S}peds q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a pediatrics question:
  {S}peds: => Pediatrics:
  \bfor (?:the |my |all (?:the )?)?peds (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for pediatrics colleagues
  {S}gynae q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a gynaecology question:
  {S}gynae: => Gynaecology:
  \bfor (?:the |my |all (?:the )?)?gynae (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for gynaecology colleagues
  {S}ortho q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an orthopaedics question:
  {S}ortho: => Orthopaedics:
  \bfor (?:the |my |all (?:the )?)?ortho (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for orthopaedics colleagues
  {S}physio q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a physiotherapy question:
  {S}physio: => Physiotherapy:
  \bfor (?:the |my |all (?:the )?)?physio (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for physiotherapy colleagues
  {S}pharm q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a pharmacy question:
  {S}pharm: => Pharmacy:
  \bfor (?:the |my |all (?:the )?)?pharm (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for pharmacy colleagues
  {S}micro q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a microbiology question:
  {S}micro: => Microbiology:
  \bfor (?:the |my |all (?:the )?)?micro (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for microbiology colleagues
  {S}haem q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a haematology question:
  {S}haem: => Haematology:
  \bfor (?:the |my |all (?:the )?)?haem (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for haematology colleagues
  {S}heme q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a hematology question:
  {S}heme: => Hematology:
  \bfor (?:the |my |all (?:the )?)?heme (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for hematology colleagues
  {S}onc q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an oncology question:
  {S}onc: => Oncology:
  \bfor (?:the |my |all (?:the )?)?onc (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for oncology colleagues
  {S}resp q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a respiratory question:
  \bfor (?:the |my |all (?:the )?)?resp (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for respiratory colleagues
  {S}anaes q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an anaesthetics question:
  {S}anaes: => Anaesthetics:
  \bfor (?:the |my |all (?:the )?)?anaes (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for anaesthetics colleagues
  {S}uro q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an urology question:
  {S}uro: => Urology:
  \bfor (?:the |my |all (?:the )?)?uro (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for urology colleagues
  {S}ophthal q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ophthalmology question:
  {S}ophthal: => Ophthalmology:
  \bfor (?:the |my |all (?:the )?)?ophthal (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ophthalmology colleagues
  {S}optho q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ophthalmology question:
  {S}optho: => Ophthalmology:
  \bfor (?:the |my |all (?:the )?)?optho (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ophthalmology colleagues
  {S}ophtho q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ophthalmology question:
  {S}ophtho: => Ophthalmology:
  \bfor (?:the |my |all (?:the )?)?ophtho (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ophthalmology colleagues
  {S}geris q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a geriatrics question:
  {S}geris: => Geriatrics:
  \bfor (?:the |my |all (?:the )?)?geris (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for geriatrics colleagues
  {S}gi q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a GI question:
  \bfor (?:the |my |all (?:the )?)?gi (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for GI colleagues
  {S}ent q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ENT question:
  \bfor (?:the |my |all (?:the )?)?ent (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ENT colleagues
  {S}icu q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ICU question:
  \bfor (?:the |my |all (?:the )?)?icu (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ICU colleagues
  {S}ed q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an ED question:
  \bfor (?:the |my |all (?:the )?)?ed (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for ED colleagues
  {S}vasc q(?:uestion|n)?(?:[:,-]+| -)(?= ) => a vascular surgery question:
  {S}vasc: => Vascular surgery:
  \bfor (?:the |my |all (?:the )?)?vasc (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for vascular surgery colleagues
  {S}obs q(?:uestion|n)?(?:[:,-]+| -)(?= ) => an obstetrics question:
  \bfor (?:the |my |all (?:the )?)?obs (?:folks|peeps|ppl|people|colleagues|docs|team|gurus|experts)\b => for obstetrics colleagues
`);
