import { findIdentifiers } from '.';
import { replacementOf } from './replacement';

const found = (text: string): string[] =>
  findIdentifiers(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('findIdentifiers', () => {
  it.each([
    ['saw margaret holloway again in clinic, copd worse', ['name: margaret holloway']],
    ['tom okafor and his wife Blessing both have TB', ['name: tom okafor', 'name: Blessing']],
    ["O'Brien, Siobhan 52F -> melanoma 1.2 mm", ["name: O'Brien, Siobhan"]],
    ['J. Whitcombe has a 2 cm thyroid nodule', ['name: J. Whitcombe']],
    ['Nguyen Thi Mai needs an interpreter', ['name: Nguyen Thi Mai']],
    ['a beatriz do leito 7 continua com broncoespasmo', ['name: beatriz']],
    ['MARIA DA SILVA CHEGOU COM DOR', ['name: MARIA DA SILVA']],
    ["Spoke to Margaret's daughter about feeding", ['name: Margaret']],
    ['Grace Miller knew Grace Okafor, then Okafor fell', ['name: Grace Miller', 'name: Grace Okafor', 'name: Okafor']],
    ['pls review DAVID MBEKI in resus', ['name: DAVID MBEKI']],
    ['o seu Zé da padaria voltou com a úlcera', ['name: Zé']],
    ['consent by brother Ifeanyi', ['name: Ifeanyi']],
    ['S. Okonjo (bed 9) spiking temps', ['name: S. Okonjo']],
    ['baby boy Anderson, NEC stage 2', ['name: Anderson']],
    ['admitted 3/14, discharged 3/17', ['date: 3/14', 'date: 3/17']],
    ['mailing address PO Box 881', ['address: PO Box 881']],
    ['VIN 1HGCM82633A004352 from the crash', ['plate: 1HGCM82633A004352']],
    ['RTC, white Corsa YK19 ZTP rolled over', ['plate: YK19 ZTP']],
    ['IBAN PT50 0002 0123 1234 5678 9015 4', ['account: PT50 0002 0123 1234 5678 9015 4']],
    [
      'mora na Rua das Acácias, 145, apto 32, Vila Mariana, com a filha',
      ['address: Rua das Acácias, 145, apto 32, Vila Mariana'],
    ],
    ['she lives at 14 Oak Street, Leeds LS6 2AB with two cats', ['address: 14 Oak Street, Leeds LS6 2AB']],
    ['CEP 04038-001, visita domiciliar', ['address: 04038-001']],
    ['a farmer from Bakersfield with silicosis', ['address: Bakersfield']],
    ['home visit, Travessa do Carmo, n.º 12, 1200-091 Lisboa', ['address: Travessa do Carmo, n.º 12, 1200-091 Lisboa']],
    ['nascida em quatorze de maio de 1958, DPOC', ['birth: quatorze de maio de 1958']],
    ['operado a 3 de fevereiro de 2026', ['date: 3 de fevereiro de 2026']],
    ['admitted on the third of March with sepsis', ['date: the third of March']],
    ['she needs her TOE on Nov 30th', ['date: Nov 30th']],
    ['diagnosed in March 2021, relapsed since', ['date: March 2021']],
    ['a 92-year-old woman with CAP', ['age: 92']],
    ['a man of ninety-seven with hip fracture', ['age: ninety-seven']],
    ['idosa de 103 anos, CURB-65 de 3', ['age: 103']],
    ['Fax the letter to 0161 496 0722 please', ['fax: 0161 496 0722']],
    ['ring +351 912 345 678 for the mother', ['phone: +351 912 345 678']],
    ['MRN 5529013: HELLP at 31 weeks', ['record: 5529013']],
    ['doente do processo 2291846', ['record: 2291846']],
    ['Medicare ID 1EG4-TE5-MK73', ['healthplan: 1EG4-TE5-MK73']],
    ['carteirinha Unimed 0 037 004512348800 1, negado', ['healthplan: 0 037 004512348800 1']],
    ['acct 00012345678 bounced', ['account: 00012345678']],
    ['IBAN GB29 NWBK 6016 1331 9268 19', ['account: GB29 NWBK 6016 1331 9268 19']],
    ['driving licence MORGA753116SM9IJ', ['licence: MORGA753116SM9IJ']],
    ['motorista CNH 04738291550', ['licence: 04738291550']],
    ['driver of BRA2E19, seat belt sign', ['plate: BRA2E19']],
    ['viatura 45-TX-82', ['plate: 45-TX-82']],
    ['pacemaker serial PJN4829301S, 4 s pauses', ['device: PJN4829301S']],
    ['hip implant UDI 00889024567812', ['device: 00889024567812']],
    [
      'Facebook page https://facebook.example/dave.millward.9 shows him',
      ['url: https://facebook.example/dave.millward.9'],
    ],
    ['o insta da paciente é @juh.ramalho_fit', ['handle: @juh.ramalho_fit']],
    ['the online consult came from 203.0.113.77', ['ip: 203.0.113.77']],
    ['fingerprint template FP-88213-A does not match', ['biometric: FP-88213-A']],
    ['neck on whitcombe_face_01.png', ['photo: whitcombe_face_01.png']],
    ['SSN 078-05-1120 on the sticker', ['ssn: 078-05-1120']],
    ['RG 32.456.789-4 on the only paper', ['rg: 32.456.789-4']],
    ['NIF 191715131, Portuguese tourist', ['nif: 191715131']],
    ['utente 314 886 729, proteinuria 3+', ['utente: 314 886 729']],
    ['NHS no 950 509 4299, duplicate record', ['nhs: 950 509 4299']],
    ['9434765919 is the right NHS number for the twin', ['nhs: 9434765919']],
    ['last 4 of SSN 1120', ['ssn: 1120']],
    ['policy no. BUPA 88213-A, approved', ['healthplan: 88213-A']],
    ['lives alone, 91, hip precautions', ['age: 91']],
    ['Eleanor (93, room 12) refuses donepezil', ['name: Eleanor', 'age: 93']],
    ['Bert is 97 and fell again', ['name: Bert', 'age: 97']],
    ['the Henderson twins both have RSV', ['name: Henderson']],
    ['a família Albuquerque pediu alta', ['name: Albuquerque']],
    ['from 2201 W Peachtree St apt 4B, found down', ['address: 2201 W Peachtree St apt 4B']],
    ['a digital cadastrada no ponto FP-7712-AA', ['biometric: FP-7712-AA']],
    ['photo of his swollen face attached', ['photo: photo of his swollen face']],
    ['http://hospital.example/portal/48291 shows the CT', ['url: http://hospital.example/portal/48291']],
  ])('finds what identifies in “%s”', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    'Apgar 3 at 1 min, 8 at 5 min, cord pH 7.05',
    'Smith et al. 2020 and Silva e cols. disagree with Jones (2019)',
    'Barrett without dysplasia, Marfan with a root of 46 mm, Addison on hydrocortisone',
    'Graham patch or Thomas test? The Wilson score interval?',
    'Dr. Osler and Prof. Maria Souza said so',
    'DAPA-HF and EMPEROR-Preserved had an eGFR floor',
    'webinar on 12 March 2026 about the 2023 guideline',
    'the guideline was published on 12/03/2024',
    '89 yo with AS; patients over 90 years; há 95 anos; HR is 110; Hb is 98; fever of 102F',
    'follow @NEJM and @who, see https://www.nejm.org/doi/full/10.1056/NEJMoa2021436',
    'CD19 CAR T-cells, version 10.1.2.3, BP 120/80, 12/12h',
    'pneumotórax em Miami, um paciente do Brasil, a man from Nigeria',
    '8 out of 10 patients, 5 may relapse',
    'policitemia vera, Aloe Vera, ANA positive, LISA technique',
    'a cada 3 horas na rua, 5 casos por dia',
    'on 2/3 of my patients it works',
    'Kocher-Langenbeck or Austin Moore, Frank-Starling and Bohr',
    'Aarhus, Leeds and São Paulo showed the same',
    'mark the site, bill the insurer, will may be april?',
    'Ringer lactato, Xarelto, Eliquis',
    'no pronto socorro a irmã dela achou linda a aula, massa aparecida ontem',
    'HR 96 M, temp 98 F',
    'sats is 94, pulse is 96 and regular, Temp (99, oral)',
    'the barcode 9434765919 does not scan',
    'a photo of the rash on her arm, the Framingham family study, family meeting',
    'frail, 3 falls; widow, 78, alone',
    'patient needs LL6 out. 5 months pregnant',
    'admitted and sorted set 3 of the exercises',
    'write to guidelines@esmo.org',
  ])('finds nothing in “%s”', (text) => expect(found(text)).toEqual([]));
});

describe('replacementOf', () => {
  it('names the kind in the language of the text and never the sex', () => {
    expect(replacementOf({ kind: 'name' }, 'en')).toBe('[name]');
    expect(replacementOf({ kind: 'name' }, 'pt')).toBe('[nome]');
    expect(replacementOf({ kind: 'age' }, 'pt')).toBe('90+');
  });

  it.each([
    ['en', 'Margaret Holloway, 94 years old, DOB 12/03/1931, MRN 5529013, tel 020 7946 0958, lives at 14 Oak Street'],
    ['pt', 'Dona Conceição Figueiredo, 91 anos, CPF 529.982.247-25, nascida em 3 de maio de 1934, CEP 04038-001'],
  ] as const)('leaves nothing to find when everything is replaced (%s)', (language, text) => {
    let replaced = text as string;
    for (const identifier of findIdentifiers(text).toReversed())
      replaced =
        replaced.slice(0, identifier.start) + replacementOf(identifier, language) + replaced.slice(identifier.end);
    expect(found(replaced)).toEqual([]);
  });
});
