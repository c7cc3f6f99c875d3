/* The cable of the board that report_board.c stands for: `cable plug` has Windows take the driver beside it, and
   `cable pull` takes the device away again. */

#include <windows.h>
#include <setupapi.h>
#include <newdev.h>
#include <stdio.h>
#include <string.h>

static const GUID CLASS = {0x4d36e97d, 0xe325, 0x11ce, {0xbf, 0xc1, 0x08, 0x00, 0x2b, 0xe1, 0x03, 0x18}};
static const WCHAR DEVICE[] = L"root\\hector\\0";
/* A list of one name. */
static const WCHAR KIND[] = L"report_board\0";

static int failed(const char *what) {
    printf("%s: %lx\n", what, GetLastError());
    return 1;
}

int main(int count, char **words) {
    HDEVINFO list = SetupDiCreateDeviceInfoList(NULL, NULL);
    SP_DEVINFO_DATA device = {sizeof(device)};
    WCHAR driver[MAX_PATH];
    BOOL again;
    if (count == 2 && !strcmp(words[1], "plug")) {
        if (!SetupDiCreateDeviceInfoW(list, DEVICE, &CLASS, NULL, NULL, 0, &device))
            return failed("made");
        if (!SetupDiSetDeviceRegistryPropertyW(list, &device, SPDRP_HARDWAREID, (const BYTE *)KIND, sizeof(KIND)))
            return failed("named");
        if (!SetupDiCallClassInstaller(DIF_REGISTERDEVICE, list, &device))
            return failed("registered");
        GetFullPathNameW(L"report_board.inf", MAX_PATH, driver, NULL);
        if (!UpdateDriverForPlugAndPlayDevicesW(NULL, KIND, driver, INSTALLFLAG_FORCE, &again))
            return failed("driven");
        return 0;
    }
    if (!SetupDiOpenDeviceInfoW(list, DEVICE, NULL, 0, &device))
        return failed("found");
    if (!SetupDiCallClassInstaller(DIF_REMOVE, list, &device))
        return failed("removed");
    return 0;
}
