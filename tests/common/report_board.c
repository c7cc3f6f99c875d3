/* A board of Chessnut at a USB cable, for a Windows that has none: a driver which stands for the device and says
   what a board says. It is asked by the report 21, as the real one, and answers with its squares.

   The same report with 22 behind its number is the hand at the board, which the real one does not have. Then it has

     32 bytes   what stands on the squares, as the board says it
      1 byte    how long the report is that tells it; all of it for nought
      1 byte    1: from now on no report that is written is ever taken, as if the board had hung up */

#include <ntstatus.h>
#define WIN32_NO_STATUS
#include <ddk/wdm.h>
#include <hidusage.h>
/* Behind the one before. */
#include <ddk/hidclass.h>

/* What a driver and the class of such devices say to each other. */
typedef struct {
    ULONG revision;
    PDRIVER_OBJECT driver;
    PUNICODE_STRING path;
    ULONG extension_size;
    BOOLEAN is_polled;
    UCHAR reserved[3];
} registration;
NTSTATUS WINAPI HidRegisterMinidriver(registration *);

typedef struct {
    PDEVICE_OBJECT physical, next;
    PVOID own;
} extension;

#pragma pack(push, 1)
typedef struct {
    UCHAR length, type;
    USHORT version;
    UCHAR country, descriptors, kind;
    USHORT description_length;
} device_descriptor;
#pragma pack(pop)

typedef struct {
    ULONG size;
    USHORT maker, number, version, reserved[11];
} attributes;

#define ASKED(number) CTL_CODE(FILE_DEVICE_KEYBOARD, number, METHOD_NEITHER, FILE_ANY_ACCESS)
#define DEVICE_DESCRIPTOR ASKED(0)
#define REPORT_DESCRIPTOR ASKED(1)
#define READ_REPORT ASKED(2)
#define WRITE_REPORT ASKED(3)
#define STRING ASKED(4)
#define ATTRIBUTES ASKED(9)

#define REPORT 64
#define SQUARES 32
#define HAND 0x22
#define MOST 8

/* On a page of the maker's own: report 1 is read, and 21 is written, 63 bytes behind the number each. */
static const UCHAR description[] = {
    0x06, 0x00, 0xff, 0x09, 0x01, 0xa1, 0x01, 0x15, 0x00, 0x26, 0xff, 0x00, 0x75, 0x08, 0x95, 63,
    0x85, 0x01, 0x09, 0x01, 0x81, 0x02, 0x85, 0x21, 0x09, 0x01, 0x91, 0x02, 0xc0};

/* The starting position. */
static const UCHAR start[SQUARES] = {
    0x58, 0x23, 0x31, 0x85, 0x44, 0x44, 0x44, 0x44, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0x77, 0x77, 0x77, 0x77, 0xa6, 0xc9, 0x9b, 0x6a};
static UCHAR squares[SQUARES];
static UCHAR told_length;
static UCHAR takes_nothing;

static KSPIN_LOCK lock;
static IRP *reading[MOST]; /* who waits for a report */
static IRP *writing[MOST]; /* whose report is never taken */
static ULONG untold;
static LONG is_gone;

static NTSTATUS end(IRP *irp, NTSTATUS status) {
    irp->IoStatus.Status = status;
    IoCompleteRequest(irp, IO_NO_INCREMENT);
    return status;
}

static NTSTATUS keep(IRP *irp, IRP **kept) {
    for (int at = 0; at < MOST; at++)
        if (!kept[at]) {
            IoMarkIrpPending(irp);
            kept[at] = irp;
            return STATUS_PENDING;
        }
    return STATUS_UNSUCCESSFUL;
}

static IRP *take(IRP **kept) {
    for (int at = 0; at < MOST; at++)
        if (kept[at]) {
            IRP *irp = kept[at];
            kept[at] = NULL;
            return irp;
        }
    return NULL;
}

static NTSTATUS told(IRP *irp) {
    UCHAR *report = irp->UserBuffer;
    for (int at = 0; at < REPORT; at++)
        report[at] = at >= 2 && at < 2 + SQUARES ? squares[at - 2] : 0;
    report[0] = 0x01;
    report[1] = 0x3d;
    irp->IoStatus.Information = told_length ? told_length : REPORT;
    return end(irp, STATUS_SUCCESS);
}

static void tell(void) {
    KIRQL level;
    KeAcquireSpinLock(&lock, &level);
    IRP *irp = take(reading);
    if (!irp)
        untold++;
    KeReleaseSpinLock(&lock, level);
    if (irp)
        told(irp);
}

static NTSTATUS read_report(IRP *irp) {
    KIRQL level;
    NTSTATUS status = STATUS_PENDING;
    if (is_gone)
        return end(irp, STATUS_DELETE_PENDING);
    KeAcquireSpinLock(&lock, &level);
    BOOLEAN is_due = untold > 0;
    if (is_due)
        untold--;
    else
        status = keep(irp, reading);
    KeReleaseSpinLock(&lock, level);
    if (is_due)
        return told(irp);
    return status == STATUS_PENDING ? status : end(irp, status);
}

static NTSTATUS write_report(IRP *irp) {
    HID_XFER_PACKET *written = irp->UserBuffer;
    if (is_gone)
        return end(irp, STATUS_DELETE_PENDING);
    if (written->reportBufferLen != REPORT)
        return end(irp, STATUS_INVALID_PARAMETER);
    BOOLEAN is_hand = written->reportBuffer[1] == HAND;
    if (takes_nothing && !is_hand) {
        KIRQL level;
        KeAcquireSpinLock(&lock, &level);
        NTSTATUS status = keep(irp, writing);
        KeReleaseSpinLock(&lock, level);
        return status == STATUS_PENDING ? status : end(irp, status);
    }
    if (is_hand) {
        for (int at = 0; at < SQUARES; at++)
            squares[at] = written->reportBuffer[2 + at];
        told_length = written->reportBuffer[2 + SQUARES];
        takes_nothing = written->reportBuffer[3 + SQUARES];
    }
    irp->IoStatus.Information = written->reportBufferLen;
    end(irp, STATUS_SUCCESS);
    tell();
    return STATUS_SUCCESS;
}

static NTSTATUS fill(IRP *irp, const void *from, ULONG length, ULONG room) {
    const UCHAR *bytes = from;
    UCHAR *place = irp->UserBuffer;
    if (room < length)
        return end(irp, STATUS_INVALID_BUFFER_SIZE);
    for (ULONG at = 0; at < length; at++)
        place[at] = bytes[at];
    irp->IoStatus.Information = length;
    return end(irp, STATUS_SUCCESS);
}

static NTSTATUS WINAPI asked(DEVICE_OBJECT *device, IRP *irp) {
    static const device_descriptor descriptor = {
        sizeof(descriptor), 0x21, 0x110, 0, 1, 0x22, sizeof(description)};
    static const attributes numbers = {sizeof(numbers), 0x2d80, 0x8002, 1};
    static const WCHAR name[] = L"ChessAir";
    IO_STACK_LOCATION *stack = IoGetCurrentIrpStackLocation(irp);
    ULONG room = stack->Parameters.DeviceIoControl.OutputBufferLength;
    switch (stack->Parameters.DeviceIoControl.IoControlCode) {
    case DEVICE_DESCRIPTOR:
        return fill(irp, &descriptor, sizeof(descriptor), room);
    case REPORT_DESCRIPTOR:
        return fill(irp, description, sizeof(description), room);
    case ATTRIBUTES:
        return fill(irp, &numbers, sizeof(numbers), room);
    case STRING:
        return fill(irp, name, sizeof(name), room);
    case READ_REPORT:
        return read_report(irp);
    case WRITE_REPORT:
        return write_report(irp);
    default:
        return end(irp, STATUS_NOT_SUPPORTED);
    }
}

/* The cable is pulled: whoever waits hears it. */
static void goes(void) {
    KIRQL level;
    for (;;) {
        KeAcquireSpinLock(&lock, &level);
        is_gone = 1;
        IRP *irp = take(reading);
        if (!irp)
            irp = take(writing);
        KeReleaseSpinLock(&lock, level);
        if (!irp)
            return;
        end(irp, STATUS_DELETE_PENDING);
    }
}

static NTSTATUS WINAPI plugged(DEVICE_OBJECT *device, IRP *irp) {
    extension *of = device->DeviceExtension;
    switch (IoGetCurrentIrpStackLocation(irp)->MinorFunction) {
    case IRP_MN_START_DEVICE:
        is_gone = 0;
        untold = 0;
        told_length = 0;
        takes_nothing = 0;
        for (int at = 0; at < SQUARES; at++)
            squares[at] = start[at];
        break;
    case IRP_MN_SURPRISE_REMOVAL:
    case IRP_MN_REMOVE_DEVICE:
        goes();
        break;
    }
    irp->IoStatus.Status = STATUS_SUCCESS;
    IoSkipCurrentIrpStackLocation(irp);
    return IoCallDriver(of->next, irp);
}

static NTSTATUS WINAPI handed_on(DEVICE_OBJECT *device, IRP *irp) {
    extension *of = device->DeviceExtension;
    IoSkipCurrentIrpStackLocation(irp);
    return IoCallDriver(of->next, irp);
}

static NTSTATUS WINAPI added(DRIVER_OBJECT *driver, DEVICE_OBJECT *device) {
    device->Flags &= ~DO_DEVICE_INITIALIZING;
    return STATUS_SUCCESS;
}

static void WINAPI unloaded(DRIVER_OBJECT *driver) {}

NTSTATUS WINAPI DriverEntry(DRIVER_OBJECT *driver, UNICODE_STRING *path) {
    registration registered = {1, driver, path, 0, FALSE, {0}};
    KeInitializeSpinLock(&lock);
    driver->DriverExtension->AddDevice = added;
    driver->DriverUnload = unloaded;
    driver->MajorFunction[IRP_MJ_PNP] = plugged;
    driver->MajorFunction[IRP_MJ_POWER] = handed_on;
    driver->MajorFunction[IRP_MJ_INTERNAL_DEVICE_CONTROL] = asked;
    return HidRegisterMinidriver(&registered);
}
